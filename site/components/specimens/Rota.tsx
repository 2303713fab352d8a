import { homeTime, hours } from '../../../shared/company/hours.ts';
import { openDays } from '../../../shared/company/open-days.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const step = 22;

/** `widgets/page/support-desk-state.ts` moves the light by the same step. */
const spot = (day: number, hour: number) => `M${hour * step} ${day * step}h.1`;

const isSupportHour = (day: number, hour: number) =>
  (hours.weekdays as readonly number[]).includes(day + 1) &&
  hour >= Number.parseInt(hours.opens, 10) &&
  hour < Number.parseInt(hours.closes, 10);

const dots = (inSupportHours: boolean) =>
  days
    .flatMap((_, day) =>
      Array.from({ length: 24 }, (_, hour) => (isSupportHour(day, hour) === inSupportHours ? spot(day, hour) : '')),
    )
    .join('');

/** A week: large dots are support hours, small ones on-call hours. The script lights the current hour. */
export function Rota() {
  return (
    <figure className="rota">
      <h2 className="rota__title">When we are at the desk</h2>
      <svg
        className="rota__dots"
        data-drawing=""
        viewBox="-48 -34 566 184"
        role="img"
        aria-label={`A week in dots, one for each hour: at the desk ${openDays} ${hours.opens} to ${hours.closes}, on call for emergencies in all other hours.`}
      >
        {days.map((day, row) => (
          <text key={day} x="-13" y={row * step + 5} textAnchor="end">
            {day}
          </text>
        ))}
        {[0, 6, 12, 18].map((hour) => (
          <text key={hour} x={hour * step} y="-18" textAnchor="middle">
            {hour}:00
          </text>
        ))}
        <path className="rota__call" d={dots(false)} />
        <path className="rota__desk" d={dots(true)} />
        <circle className="rota__now" data-rota="" r="9" cx="-99" cy="-99" />
      </svg>
      <figcaption className="rota__key">
        <span className="rota__sign rota__sign--desk">A technician at the desk</span>
        <span className="rota__sign">A person on call for emergencies</span>
        <span className="small">Specimen of an ordinary week, {homeTime}. Public holidays are on-call days.</span>
      </figcaption>
    </figure>
  );
}
