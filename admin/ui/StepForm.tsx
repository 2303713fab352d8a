import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { AskError, ask } from '../data/request.ts';
import { Button } from './Button.tsx';
import { textOf } from './ErrorMessage.tsx';

export type StepFormProps<Answer> = {
  name: string;
  method?: 'POST' | 'PUT';
  path: string;
  /** Sent in addition to the fields. */
  more?: Record<string, unknown>;
  submit: string;
  onDone: (answer: Answer) => void;
  /** Called before the error is shown. */
  onRefused?: (error: unknown) => void;
  /** @param errors a message per invalid field */
  children: (errors: Record<string, string>) => ReactNode;
};

/** Sends its fields as JSON. A refusal keeps the input and focuses the first invalid field. */
export function StepForm<Answer>(props: StepFormProps<Answer>) {
  const { name, method = 'POST', path, more, submit, onDone, onRefused, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const send = useMutation({
    mutationFn: (body: object) => ask<Answer>(method, path, body),
    onSuccess: onDone,
    onError: (error) => onRefused?.(error),
  });
  const errors = send.error instanceof AskError ? send.error.fields : {};
  const general = send.error && Object.keys(errors).length === 0 ? textOf(send.error) : undefined;
  useEffect(() => {
    if (send.status !== 'error') return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]') ?? form.current?.querySelector('input');
    wrong?.focus();
  }, [send.status]);
  return (
    <form
      ref={form}
      className="st-form"
      aria-label={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (send.isPending) return;
        send.mutate({ ...Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement)), ...more });
      }}
    >
      <div role="alert">{general && <p className="st-form__fault">{general}</p>}</div>
      {children(errors)}
      <Button kind="primary" submit busy={send.isPending}>
        {submit}
      </Button>
    </form>
  );
}
