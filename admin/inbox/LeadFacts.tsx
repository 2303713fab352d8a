import { Fragment } from 'react';
import { homeTime } from '../../shared/company/hours.ts';
import type { LeadAnswer } from '../../shared/staff/inbox.ts';
import { LeadChat } from '../chats/LeadChat.tsx';
import { useNames } from '../data/use-names.ts';
import { Button } from '../ui/Button.tsx';
import { companyPlace, personPlace } from '../ui/places.ts';
import { companyTimeText } from '../ui/time.ts';
import { AlsoAsked } from './AlsoAsked.tsx';
import { LeadActs } from './LeadActs.tsx';
import { Message } from './Message.tsx';
import type { NextAct } from './next-act.ts';
import { telephone } from './telephone.ts';
import { useReopenedReply } from './use-bulk.ts';
import { stateNames } from './words.ts';

type LeadFactsProps = { lead: LeadAnswer; me: string; next: NextAct | undefined };

/** What the visitor wrote, what is done about it, and the facts. Rendered as text, never as markup. */
export function LeadFacts({ lead, me, next }: LeadFactsProps) {
  const { reference, email, phone, company, message } = lead;
  const names = useNames();
  const [reopened] = useReopenedReply();
  const facts: [string, string | null][] = [
    ['Phone', phone && telephone(phone) ? null : phone],
    ['Employees', lead.employeeCount],
    ['Received', `${companyTimeText(lead.receivedAt)} ${homeTime}`],
    ['Promised', `contact ${lead.promise} (before ${companyTimeText(lead.promisedBy)})`],
    ['Call booked', lead.callAt === null ? null : `${companyTimeText(lead.callAt)} ${homeTime}`],
    ['Opened', lead.openedBy && `by ${names.of(lead.openedBy)}, ${companyTimeText(lead.openedAt ?? 0)}`],
    ['Form', lead.form],
    ['Page', lead.page],
    ['Site', lead.origin],
    ['Looks like spam because', lead.suspicion],
    ...lead.details,
  ];
  return (
    <section aria-labelledby="request">
      <h2 id="request">{lead.subject}</h2>
      <p>
        {company && (
          <>
            <a href={companyPlace(company)}>{company}</a>,{' '}
          </>
        )}
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </p>
      <WroteBack lead={lead} />
      {message && <Message key={reference} words={message} />}
      <AlsoAsked parts={lead.parts} />
      {lead.conversation && <LeadChat key={lead.conversation} id={lead.conversation} visitor={lead.name ?? email} />}
      <LeadActs key={`${reference} ${reopened}`} lead={lead} me={me} next={next} />
      <SamePerson lead={lead} />
      <SameCompany lead={lead} />
      <dl className="st-facts">
        <div className="st-facts__pair">
          <dt>Person</dt>
          <dd>
            <a href={personPlace(reference)}>Everything of this person</a>
          </dd>
        </div>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="st-facts__pair">
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div className="st-facts__pair">
          <dt>Agreed to</dt>
          <dd>
            {lead.consents.length === 0 && 'No mailing asked for'}
            {lead.consents.map(({ givenAt, text, page }) => (
              <span key={givenAt}>
                “{text}” ({companyTimeText(givenAt)}
                {page && `, on ${page}`})
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** The email that waits for an answer, shown first, as the first message has been read. */
function WroteBack({ lead: { wroteAt, events } }: { lead: LeadAnswer }) {
  const newest = wroteAt === null ? undefined : events.findLast(({ kind }) => kind === 'email');
  if (!newest) return null;
  return (
    <>
      <p className="st-label">Wrote back, {companyTimeText(newest.at)}</p>
      <Message key={newest.id} words={newest.detail} />
    </>
  );
}

/** The person's other requests, whose form to merge them is far below. */
function SamePerson({ lead: { others } }: { lead: LeadAnswer }) {
  const open = others.filter(({ state }) => !['merged', 'spam', 'quarantine'].includes(state));
  if (open.length === 0) return null;
  return (
    <p>
      Same person:{' '}
      {open.slice(0, 3).map(({ reference, subject, state }, place) => (
        <Fragment key={reference}>
          {place > 0 && ', '}
          <a href={`#/lead/${reference}`}>{subject}</a> ({stateNames[state]})
        </Fragment>
      ))}
      {open.length > 3 && ` and ${open.length - 3} more`}{' '}
      <Button kind="quiet" onPress={goToMerge}>
        To the merge
      </Button>
    </p>
  );
}

/** In the middle: the notice of an act covers what is at the bottom. */
function goToMerge(): void {
  const merge = document.querySelector<HTMLElement>('.st-person__merge button[type="submit"]');
  merge?.scrollIntoView({ block: 'center' });
  merge?.focus({ preventScroll: true });
}

/** Who else of the company has asked. */
function SameCompany({ lead: { sameCompany, sameCompanyAs } }: { lead: LeadAnswer }) {
  if (sameCompanyAs.length === 0) return null;
  const more = sameCompany - sameCompanyAs.length;
  return (
    <p>
      Same company:{' '}
      {sameCompanyAs.map(({ reference, name, email, state }, place) => (
        <Fragment key={reference}>
          {place > 0 && ', '}
          <a href={`#/lead/${reference}`}>{name ?? email}</a> ({stateNames[state]})
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}
    </p>
  );
}
