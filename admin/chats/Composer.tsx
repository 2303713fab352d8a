import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { type StaffChatAnswer, staffChatPaths } from '../../shared/staff/staff-chats.ts';
import { ask } from '../data/request.ts';
import { useDraft } from '../data/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';

/** Minimum time between typing signals (ms). */
const typingEvery = 3_000;

/** Unsent text is stored as a draft. */
export function Composer({ chat, me }: { chat: StaffChatAnswer; me: string }) {
  const client = useQueryClient();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const typedAt = useRef(0);
  const [text, type, discard] = useDraft(me, `chat ${chat.id}`, '');
  const path = `${staffChatPaths.chats}/${chat.id}`;
  const onSettled = () => client.invalidateQueries({ queryKey: [path] });
  const say = useMutation({
    meta: { what: 'A message in a chat' },
    mutationFn: (words: string) => ask('POST', `${path}/messages`, { text: words }),
    onSuccess: discard,
    onSettled,
  });
  const leave = useMutation({ mutationFn: () => ask('POST', `${path}/leave`), onSettled });
  const fault = say.error ?? leave.error;

  useEffect(() => field.current?.focus(), []);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() && !say.isPending) say.mutate(text.trim());
  }

  function key(event: KeyboardEvent): void {
    const { isComposing, keyCode } = event.nativeEvent;
    if (event.key === 'Enter' && !event.shiftKey && !isComposing && keyCode !== 229) send(event);
  }

  function tellTyping(): void {
    if (Date.now() - typedAt.current < typingEvery) return;
    typedAt.current = Date.now();
    ask('POST', `${path}/typing`).catch(() => undefined);
  }

  return (
    <form className="st-form st-form--wide" aria-label="Answer the visitor" onSubmit={send}>
      <p>
        You are answering as <strong>{chat.answeredBy}</strong>.
      </p>
      <div role="alert">{fault && <p className="st-form__fault">{textOf(fault)}</p>}</div>
      <div className="st-field">
        <label htmlFor={id}>Message</label>
        <textarea
          id={id}
          ref={field}
          className="st-input"
          rows={3}
          maxLength={2000}
          value={text}
          readOnly={say.isPending}
          onKeyDown={key}
          onInput={(event) => {
            type(event.currentTarget.value);
            if (event.currentTarget.value) tellTyping();
          }}
        />
      </div>
      <div className="st-row">
        <Button kind="primary" submit busy={say.isPending}>
          Send
        </Button>
        <Button busy={leave.isPending} onPress={() => leave.mutate()}>
          Hand back to the assistant
        </Button>
      </div>
    </form>
  );
}
