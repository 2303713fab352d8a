import { priceOfRate, rateAnchor, rates } from '../../facts/rates.ts';
import { type Cell, type Job, jobGroups, pricing } from '../../facts/tiers.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';

const words = { included: 'Included', 'per use': 'Per use', not: 'No' } as const;

/** Whether the tiers have it alike, whatever its amount. */
const isAlike = ({ cells: [first, ...others] }: Job) =>
  others.every(({ is, much }) => is === first.is && much === first.much);

const groupsOf = (alike: boolean) =>
  jobGroups
    .map(({ name, jobs }) => ({ name, jobs: jobs.filter((job) => isAlike(job) === alike) }))
    .filter(({ jobs }) => jobs.length > 0);

/** Jobs in which the tiers differ, and those that are the same in each. */
export const tierGroups = { differs: groupsOf(false), alike: groupsOf(true) } as const;

type TierMatrixProps = { of: keyof typeof tierGroups; label: string };

export function TierMatrix({ of, label }: TierMatrixProps) {
  return (
    <ScrollBox label={`${label}, a table`}>
      <table className="tier-matrix">
        <caption className="hidden-text">{label}: included, per use, or not in the tier</caption>
        <thead>
          <tr>
            <th scope="col">Job</th>
            {pricing.tiers.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {tierGroups[of].map(({ name, jobs }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="tier-matrix__group">
                {name}
              </th>
            </tr>
            {jobs.map((job) => (
              <Row job={job} key={job.name} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollBox>
  );
}

function Row({ job }: { job: Job }) {
  return (
    <tr>
      <th scope="row">
        {job.name}
        {job.rate && (
          <span className="tier-matrix__rate">
            Per use: <a href={`#${rateAnchor(job.rate)}`}>{priceOfRate(rates[job.rate])}</a>
          </span>
        )}
      </th>
      {job.cells.map((cell, at) => (
        <TierCell cell={cell} key={pricing.tiers[at]?.name} />
      ))}
    </tr>
  );
}

function TierCell({ cell: { is, much } }: { cell: Cell }) {
  return (
    <td className={is === 'included' ? 'tier-matrix__in' : undefined}>
      {words[is]}
      {much && <span className="tier-matrix__much">{much}</span>}
    </td>
  );
}
