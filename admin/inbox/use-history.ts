import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { emailKinds, emailsPath, type LeadAnswer, type LeadEvent, type OlderEmails } from '../../shared/staff/inbox.ts';
import { ask } from '../data/request.ts';

const isEmail = ({ kind }: LeadEvent) => emailKinds.some((one) => one === kind);

/** A lead's history with the older emails that were asked for. `older`: how many are left. */
export function useHistory({ reference, events, olderEmails }: LeadAnswer) {
  // With those that the lead came with: newer ones would take their place there.
  const [kept, keep] = useState<LeadEvent[]>([]);
  const known = new Set(events.map(({ id }) => id));
  const all = [...kept.filter(({ id }) => !known.has(id)), ...events];
  const emails = all.filter(isEmail);
  const asking = useMutation({
    mutationFn: () =>
      ask<OlderEmails>('GET', `${emailsPath(reference)}?before=${Math.min(...emails.map(({ id }) => id))}`),
    onSuccess: (answer) => keep([...answer.events, ...emails]),
  });
  return { events: all, older: asking.data?.olderEmails ?? olderEmails, asking };
}
