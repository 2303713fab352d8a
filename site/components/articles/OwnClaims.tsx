import type { Claim } from '../../facts/claim-record.ts';
import { longDate } from './long-date.ts';

/** Claims of the company, each value large, with what it says, who states it and as of when. */
export function OwnClaims({ claims }: { claims: readonly Claim[] }) {
  return (
    <ul className="own-claims">
      {claims.map(({ id, value, wording, note, source, asOf }) => (
        <li className="own-claims__claim" key={id}>
          <strong className="own-claims__value">{value}</strong>{' '}
          <div>
            <p className="own-claims__wording">{wording}</p>
            {note && <p className="small">{note}</p>}
            <p className="small">
              {source}, <time dateTime={asOf}>{longDate(asOf)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
