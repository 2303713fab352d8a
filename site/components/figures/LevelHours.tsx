import { hours } from '../../../shared/company/hours.ts';
import type { Priority } from '../../facts/service-levels.ts';
import { Drawing } from './Drawing.tsx';

const hoursOfDay = Number.parseInt(hours.closes, 10) - Number.parseInt(hours.opens, 10);
const small = ['', 'one', 'two', 'three', 'four', 'five'];

/** The hours that a level names: `4 hours`, `8 support hours`, `two business days`; undefined if it names none. */
export function hoursIn(level: string): number | undefined {
  const [, number = '', unit = ''] =
    /(\d+|one|two|three|four|five) (?:support |business )?(hour|day)s?\b/i.exec(level) ?? [];
  const count = Number(number) || small.indexOf(number.toLowerCase());
  if (!unit || count < 1) return undefined;
  return unit.toLowerCase() === 'day' ? count * hoursOfDay : count;
}

const step = 20;
const r = 7;
/** Between two support days. */
const night = 10;
const xOf = (hour: number) => hour * step + Math.floor(hour / hoursOfDay) * night + step / 2;

type LevelHoursProps = {
  levels: readonly Pick<Priority, 'id' | 'name' | 'workaround'>[];
  /** How soon a call is taken. */
  response: string;
};

/** By when people can work again, a dot an hour, all priorities on one scale. A date that is agreed is a dashed dot. */
export function LevelHours({ levels, response }: LevelHoursProps) {
  const rows = levels.map((level) => ({ ...level, count: hoursIn(level.workaround) }));
  const most = Math.max(1, ...rows.map(({ count = 1 }) => count));
  const wide = xOf(most - 1) + step / 2;
  return (
    <figure className="level-hours">
      <figcaption className="level-hours__title">
        <strong>By when you can work again, if by a workaround</strong> A dot is an hour: for a P1 by the clock, else of
        support time, {hoursOfDay} a day. We take each call within {response}.
      </figcaption>
      <dl className="level-hours__rows">
        {rows.map(({ id, name, workaround, count }) => (
          <div className="level-hours__row" key={id}>
            <dt>
              {id} {name}
            </dt>
            <dd>
              <Drawing name="level-hours__dots" width={wide} height={step}>
                {count ? (
                  Array.from({ length: count }, (_, hour) => (
                    <circle className="drawing__well" cx={xOf(hour)} cy={step / 2} r={r} key={hour} />
                  ))
                ) : (
                  <circle className="drawing__unknown" cx={xOf(0)} cy={step / 2} r={r - 1} />
                )}
              </Drawing>
              <span className="level-hours__says">{workaround}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
