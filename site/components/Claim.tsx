import { type ClaimId, claims } from '../data/claims.ts';

/** One claim as a large figure with its phrase; the wording says where it is only a target. */
export function ClaimFigure({ id }: { id: ClaimId }) {
  const claim = claims[id];
  return (
    <div className="claim" data-claim={id}>
      <dt className="claim__wording">{claim.wording}</dt>
      <dd className="claim__value">{claim.value}</dd>
    </div>
  );
}
