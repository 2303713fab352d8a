import type { PersonRequest } from '../../shared/staff/person.ts';
import { type Names, useNames } from '../data/use-names.ts';
import { companyTimeText } from '../ui/time.ts';
import { mailNames } from './words.ts';

type HistoryEntry = { key: string; at: number; text: string; words?: string };

/** Oldest first. */
function historyOf({ events, deliveries }: PersonRequest, names: Names): HistoryEntry[] {
  return [
    ...events.map(({ id, at, who, kind, detail }) => ({
      key: `event ${id}`,
      at,
      text:
        kind === 'note'
          ? `Note of ${who ? names.of(who) : 'the server'}`
          : `${who ? names.of(who) : 'The server'}: ${kind}`,
      words: kind === 'owner' ? names.of(detail) : detail,
    })),
    ...deliveries.map(({ id, kind, sentAt, failedAt, createdAt }) => ({
      key: `mail ${id}`,
      at: sentAt ?? failedAt ?? createdAt,
      text: `${mailNames[kind] ?? kind}: ${sentAt !== null ? 'sent' : failedAt !== null ? 'given up' : 'waiting'}`,
    })),
  ].sort((one, other) => one.at - other.at);
}

/** Rendered as text, never as markup. */
export function PersonRequestFacts({ request }: { request: PersonRequest }) {
  const { reference, message, consents } = request;
  const names = useNames();
  const facts: [string, string | null][] = [
    ['Form', request.form],
    ['Page', request.page],
    ['Site', request.origin],
    ['Name', request.name],
    ['Email', request.email],
    ['Phone', request.phone],
    ['Company', request.company],
    ...request.details,
  ];
  return (
    <>
      <p>
        <a className="st-person__open" href={`#/lead/${reference}`}>
          Open <code>{reference}</code>
        </a>
      </p>
      {message && <blockquote className="st-quote">{message}</blockquote>}
      <dl className="st-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="st-facts__pair">
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {consents.map(({ givenAt, text, page }) => (
          <div key={givenAt} className="st-facts__pair">
            <dt>Agreed to</dt>
            <dd>
              “{text}” ({companyTimeText(givenAt)}
              {page && `, on ${page}`})
            </dd>
          </div>
        ))}
      </dl>
      <ol className="st-story">
        {historyOf(request, names).map(({ key, at, text, words }) => (
          <li key={key} className="st-story__event">
            <p className="st-quiet">
              {companyTimeText(at)}. {text}
            </p>
            {words && <p className="st-story__text">{words}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
