import { planTiers } from '../../../shared/company/plan-tiers.ts';
import { type Cell, jobGroups, jobs } from '../../facts/tiers.ts';
import { Drawing } from '../figures/Drawing.tsx';

const step = 24;

const kinds = ['included', 'per use', 'not'] as const;
const states = { included: 'well', 'per use': 'needs', not: 'unknown' } as const;
const words = { included: 'included', 'per use': 'per use', not: 'not in the tier' } as const;

function Dots({ cells }: { cells: readonly (Cell | undefined)[] }) {
  return (
    <Drawing name="tier-dots__jobs" width={cells.length * step} height={step}>
      {cells.map((cell, at) => (
        <circle
          className={`drawing__${states[cell?.is ?? 'not']}`}
          cx={at * step + step / 2}
          cy={step / 2}
          r={cell?.is === 'included' ? 8 : 7}
          key={at}
        />
      ))}
    </Drawing>
  );
}

/** The table of tiers, small: a dot a job, in the groups and the order of `TierMatrix`. */
export function TierDots() {
  return (
    <figure className="tier-dots">
      <figcaption className="tier-dots__title">
        <strong>{jobs.length} jobs, three tiers</strong>{' '}
        <span className="tier-dots__note">A dot is a job of ours; each is named below.</span>
      </figcaption>
      <table className="tier-dots__table">
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-text">Tier</span>
            </th>
            {jobGroups.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
            <th scope="col" className="tier-dots__sum">
              In the price
            </th>
          </tr>
        </thead>
        <tbody>
          {planTiers.map(({ name, value }, tier) => (
            <tr className={`tier-dots__tier tier-dots__tier--${value}`} key={value}>
              <th scope="row">{name}</th>
              {jobGroups.map((group) => {
                const cells = group.jobs.map((job) => job.cells[tier]);
                return (
                  <td key={group.name}>
                    <Dots cells={cells} />
                    <span className="hidden-text">{inWords(cells)}</span>
                  </td>
                );
              })}
              <td className="tier-dots__sum">
                <strong>{jobs.filter(({ cells }) => cells[tier]?.is === 'included').length}</strong> of {jobs.length}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="small tier-dots__key" aria-hidden="true">
        {kinds.map((is) => (
          <li key={is}>
            <Dots cells={[{ is }]} /> {words[is]}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** "6 included, 1 per use" */
const inWords = (cells: readonly (Cell | undefined)[]) =>
  kinds
    .map((kind) => ({ kind, count: cells.filter((cell) => cell?.is === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${words[kind]}`)
    .join(', ');
