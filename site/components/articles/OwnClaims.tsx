import type { Claim } from '../../facts/claim-record.ts';
import { longDate } from './long-date.ts';

const statedOf = ({ source, asOf }: Claim) => `${source}, ${longDate(asOf)}`;

/** Who states most of them, and as of when. */
function usualOf(claims: readonly Claim[]): string {
  const [usual] = [...Map.groupBy(claims, statedOf)].toSorted(([, one], [, other]) => other.length - one.length);
  return usual?.[0] ?? '';
}

/**
 * Claims of the company, each value large, with what it says. Who states them, and as of when, is said once, and in a
 * line where it is another.
 */
export function OwnClaims({ claims }: { claims: readonly Claim[] }) {
  const usual = usualOf(claims);
  const areAlike = claims.every((claim) => statedOf(claim) === usual);
  return (
    <div className="own-claims">
      <p className="small own-claims__usual">
        {usual}
        {areAlike ? '' : ', unless a line says another day'}
      </p>
      <ul className="own-claims__list">
        {claims.map((claim) => (
          <li className="own-claims__claim" key={claim.id}>
            <strong className="own-claims__value">{claim.value}</strong>{' '}
            <div>
              <p className="own-claims__wording">{claim.wording}</p>
              {claim.note && <p className="small">{claim.note}</p>}
              {statedOf(claim) !== usual && <p className="small">{statedOf(claim)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
