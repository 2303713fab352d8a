import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inboxPaths } from '../../shared/staff/inbox.ts';
import { peoplePaths } from '../../shared/staff/people.ts';
import { say } from '../data/acts.ts';
import { ask } from '../data/request.ts';
import { AskTwice } from '../ui/AskTwice.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';

type NewsletterProps = { email: string; state: string };

/** Whether a person gets the newsletter, and a button that unsubscribes them. @param state of `newsletterState` */
export function Newsletter({ email, state }: NewsletterProps) {
  const client = useQueryClient();
  const shown = [inboxPaths.leads, peoplePaths.person];
  const end = useMutation({
    meta: { what: 'An unsubscription' },
    mutationFn: () => ask('POST', peoplePaths.unsubscribe, { email }),
    onSuccess: () => say(client, { text: `${email} gets no newsletter any more.`, act: null }),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) => shown.some((begin) => String(queryKey[0]).startsWith(begin)),
      }),
  });
  return (
    <>
      {state}
      {!state.startsWith('unsubscribed') && (
        <AskTwice
          kind="plain"
          label="Unsubscribe …"
          keep="Leave it"
          sure={`Unsubscribe ${email}`}
          busy={end.isPending}
          onSure={() => end.mutate()}
        />
      )}
      <span role="alert">{end.error && textOf(end.error)}</span>
    </>
  );
}
