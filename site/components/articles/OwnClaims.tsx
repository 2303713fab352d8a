import { Fragment } from 'react';
import type { Claim } from '../../facts/claim-record.ts';
import { longDate } from './long-date.ts';

const statedOf = ({ source, asOf }: Claim) => `${source}, ${longDate(asOf)}`;

/** Who states most of them, and as of when. */
function usualOf(claims: readonly Claim[]): string {
  const [usual] = [...Map.groupBy(claims, statedOf)].toSorted(([, one], [, other]) => other.length - one.length);
  return usual?.[0] ?? '';
}

const minutesOf = { minute: 1, hour: 60, 'business day': 600 } as const;

/** A promised time in minutes; a claim about something else comes after all times. */
function minutesIn({ value }: Claim): number {
  const [, count, unit] = /(\d+) (minute|hour|business day)/.exec(value) ?? [];
  if (unit) return Number(count) * minutesOf[unit as keyof typeof minutesOf];
  return value === 'same day' ? minutesOf['business day'] - 1 : Number.POSITIVE_INFINITY;
}

/** Those of one value together, shortest time first. */
const byTime = (claims: readonly Claim[]) =>
  [...Map.groupBy(claims, ({ value }) => value).values()].toSorted(
    ([one], [other]) => (one ? minutesIn(one) : 0) - (other ? minutesIn(other) : 0),
  );

/**
 * Claims of the company, each value large, with what it says. Who states them, and as of when, is said once, and in a
 * line where it is another. `times`: along a line, a hollow dot each, as nobody outside confirms them.
 */
export function OwnClaims({ claims, times = false }: { claims: readonly Claim[]; times?: boolean }) {
  const rows = times ? byTime(claims) : claims.map((claim) => [claim]);
  const usual = usualOf(claims);
  const areAlike = claims.every((claim) => statedOf(claim) === usual);
  return (
    <div className="own-claims">
      <p className="small own-claims__usual">
        {usual}
        {areAlike ? '' : ', unless a line says another day'}
      </p>
      <ul className={times ? 'own-claims__list own-claims__list--times' : 'own-claims__list'}>
        {rows.map((row) => (
          <li className="own-claims__claim" key={row[0]?.id}>
            <strong className="own-claims__value">{row[0]?.value}</strong>{' '}
            <div>
              {row.map((claim) => (
                <Fragment key={claim.id}>
                  <p className="own-claims__wording">{claim.wording}</p>
                  {claim.note && <p className="small">{claim.note}</p>}
                  {statedOf(claim) !== usual && <p className="small">{statedOf(claim)}</p>}
                </Fragment>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
