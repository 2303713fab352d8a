import { hours } from '../../../shared/company/hours.ts';
import { Drawing } from './Drawing.tsx';

const step = 24;
const day = Array.from({ length: 24 }, (_, hour) => hour);
const opens = Number.parseInt(hours.opens, 10);
const closes = Number.parseInt(hours.closes, 10);

export type PeopleByHourProps = {
  /** At least so many in support hours. */
  desk: number;
  /** In the other hours: on call, and behind them. */
  call: number;
  backup: number;
};

/** A weekday, hour by hour: a dot for each person at the desk or on call, a ring for each behind them. */
export function PeopleByHour({ desk, call, backup }: PeopleByHourProps) {
  const most = Math.max(desk, call + backup);
  const y = (place: number) => (most - place) * step - step / 2;
  const column = (hour: number, from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => [hour * step + step / 2, y(from + at)] as const);
  const isAtDesk = (hour: number) => hour >= opens && hour < closes;
  const points = (places: readonly (readonly [number, number])[]) => places.map(([x, y]) => `M${x} ${y}h0`).join('');
  return (
    <figure className="people-by-hour">
      <figcaption className="people-by-hour__title">
        <strong>A weekday, hour by hour</strong> A dot is a person who can take your call.
      </figcaption>
      <Drawing
        name="people-by-hour__dots"
        width={24 * step}
        height={most * step + 30}
        label={`From ${hours.opens} to ${hours.closes} at least ${desk} people at work, in the other hours ${call} on call and ${backup} behind.`}
      >
        <path className="people-by-hour__ground" d={`M0 ${most * step + 2}H${24 * step}`} />
        <path
          className="people-by-hour__desk"
          d={points(day.filter(isAtDesk).flatMap((hour) => column(hour, 0, desk)))}
        />
        <path
          className="people-by-hour__call"
          d={points(day.filter((hour) => !isAtDesk(hour)).flatMap((hour) => column(hour, 0, call)))}
        />
        {day
          .filter((hour) => !isAtDesk(hour))
          .flatMap((hour) => column(hour, call, call + backup))
          .map(([x, y]) => (
            <circle className="people-by-hour__backup" cx={x} cy={y} r="6" key={`${x} ${y}`} />
          ))}
        {[0, opens, 12, closes, 24].map((hour) => (
          <text
            key={hour}
            x={hour * step}
            y={most * step + 24}
            textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
          >
            {hour}:00
          </text>
        ))}
      </Drawing>
      <ul className="people-by-hour__key">
        <li>
          <strong>{desk}</strong> at least, {hours.opens} to {hours.closes}
        </li>
        <li>
          <strong>{call}</strong> on call in the other hours, and on weekends
        </li>
        <li>
          <strong>{backup}</strong> behind, a ring each
        </li>
      </ul>
    </figure>
  );
}
