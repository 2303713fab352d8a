import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inboxPaths, type LeadAnswer } from '../../shared/staff/inbox.ts';
import { ask } from '../data/request.ts';
import { discardDraftsAbout } from '../data/use-draft.ts';
import { AskTwice } from '../ui/AskTwice.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { useBulk } from './use-bulk.ts';

/** Erases a person on their request. Asks for confirmation: it cannot be undone. */
export function Erase({ lead }: { lead: LeadAnswer }) {
  const client = useQueryClient();
  const { tell } = useBulk();
  const erase = useMutation({
    mutationFn: () => ask('DELETE', `${inboxPaths.leads}/${lead.reference}`),
    onSuccess: () => {
      for (const { reference } of [lead, ...lead.others]) discardDraftsAbout(reference);
      tell(null);
      location.hash = '#/';
      client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(inboxPaths.leads) });
    },
  });
  const count = lead.others.length + 1;
  return (
    <details className="st-fold">
      <summary>Erase this person</summary>
      <p>
        Deletes all requests and conversations from {lead.email}, with their notes and emails, what was imported of the
        person, and the newsletter. The proof of a consent stays, as the law asks; the audit log keeps that it was done,
        and by whom.
      </p>
      {erase.error && <ErrorMessage error={erase.error} />}
      <AskTwice
        label="Erase …"
        keep="Keep this person"
        sure={`Erase ${count} ${count === 1 ? 'request' : 'requests'} for good`}
        busy={erase.isPending}
        onSure={erase.mutate}
      />
    </details>
  );
}
