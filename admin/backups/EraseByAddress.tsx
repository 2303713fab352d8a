import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { erasurePaths, type KeptOfAddress } from '../../shared/staff/erasures.ts';
import { ask } from '../data/request.ts';
import { AskTwice } from '../ui/AskTwice.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';

type Found = KeptOfAddress & { email: string };

/** Finds what is kept of an address, and erases its person: also somebody who sent no request. */
export function EraseByAddress() {
  const id = useId();
  const look = useMutation({
    mutationFn: async (email: string): Promise<Found> => ({
      ...(await ask<KeptOfAddress>('POST', erasurePaths.check, { email })),
      email,
    }),
  });
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Erase by address</h2>
      <p className="st-quiet">
        For people without a request here: who only chatted, was imported, asked for the newsletter or wrote about
        another’s request.
      </p>
      <form
        className="st-find"
        aria-label="Erase by address"
        onSubmit={(event) => {
          event.preventDefault();
          look.mutate(String(new FormData(event.currentTarget as HTMLFormElement).get('email')).trim());
        }}
      >
        <div className="st-field">
          <label htmlFor={id}>Email</label>
          <input id={id} name="email" type="text" inputMode="email" autoComplete="off" />
        </div>
        <Button submit busy={look.isPending}>
          Look up
        </Button>
      </form>
      {look.error && <ErrorMessage error={look.error} />}
      {look.data && <KeptOf key={look.submittedAt} found={look.data} />}
    </section>
  );
}

function KeptOf({ found }: { found: Found }) {
  const { email } = found;
  const erase = useMutation({ mutationFn: () => ask('POST', erasurePaths.erasures, { email }) });
  if (erase.isSuccess) return <p role="status">{email} is erased.</p>;
  return (
    <>
      <p role="status">
        {email}: {keptText(found)}.
      </p>
      {erase.error && <ErrorMessage error={erase.error} />}
      <AskTwice
        label="Erase …"
        keep="Keep this person"
        sure="Erase this person for good"
        says={`This deletes all requests, conversations and contacts of ${email}, with their notes and emails, and ends the newsletter. The proof of a consent stays.`}
        busy={erase.isPending}
        onSure={erase.mutate}
      />
    </>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function keptText({ requests, conversations, contacts, emails, newsletter }: KeptOfAddress): string {
  const parts = [
    requests && counted(requests, 'request'),
    conversations && counted(conversations, 'conversation'),
    contacts && counted(contacts, 'imported contact'),
    emails && `${counted(emails, 'email')} about other requests`,
    newsletter && `newsletter: ${newsletter}`,
  ].filter(Boolean);
  return parts.join(', ') || 'nothing is kept of this address';
}
