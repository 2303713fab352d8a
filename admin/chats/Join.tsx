import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type StaffChatAnswer, staffChatPaths } from '../../shared/staff/staff-chats.ts';
import { AskError, ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';
import { Field } from '../ui/Field.tsx';

/** Takes a conversation over, or marks it as needing no one. */
export function Join({ chat }: { chat: StaffChatAnswer }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const path = `${staffChatPaths.chats}/${chat.id}`;
  const again = () => client.invalidateQueries({ queryKey: [path] });
  const join = useMutation({
    mutationFn: (name: string) => ask('POST', `${path}/join`, { name, instead: chat.answeredBy !== null }),
    onSettled: again,
  });
  const settle = useMutation({ mutationFn: () => ask('POST', `${path}/settle`), onSettled: again });
  const errors = join.error instanceof AskError ? join.error.fields : {};
  const fault = settle.error ?? (errors.name ? null : join.error);
  return (
    <form
      ref={form}
      className="st-form st-join"
      aria-label="Join the conversation"
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget as HTMLFormElement).get('name');
        if (!join.isPending) join.mutate(String(name));
      }}
    >
      <p>
        {chat.answeredBy
          ? `${chat.answeredBy} is answering. Both of you would confuse the visitor: ask before you take over.`
          : 'The assistant is answering. Once you join, it keeps silent until you hand back.'}
      </p>
      <div role="alert">{fault && <p className="st-form__fault">{textOf(fault)}</p>}</div>
      <Field label="Your name, as the visitor sees it" name="name" defaultValue={chat.yourName} error={errors.name} />
      <div className="st-row">
        <Button kind="primary" submit busy={join.isPending}>
          {chat.answeredBy ? `Take over from ${chat.answeredBy}` : 'Join and answer'}
        </Button>
        {chat.waitsFor && (
          <Button busy={settle.isPending} onPress={() => settle.mutate()}>
            Needs nobody
          </Button>
        )}
      </div>
    </form>
  );
}
