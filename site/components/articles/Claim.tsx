import { claimOf, statusWords } from '../../facts/claims.ts';
import { longDate } from './long-date.ts';

/** A claim as a large figure with its phrase; nothing once its record is removed. `dated` adds status and date. */
export function ClaimFigure({ id, dated = false }: { id: string; dated?: boolean }) {
  const claim = claimOf(id);
  if (!claim) return null;
  return (
    <div className="claim" data-claim={id}>
      <dt className="claim__wording">{claim.wording}</dt>
      <dd className="claim__value">{claim.value}</dd>
      {dated && (
        <dd className="claim__dated">
          {statusWords[claim.status]}, as of <time dateTime={claim.asOf}>{longDate(claim.asOf)}</time>
        </dd>
      )}
    </div>
  );
}
