import { hours } from '../../../shared/company/hours.ts';
import { Drawing } from './Drawing.tsx';

const step = 9;
const day = Array.from({ length: 24 }, (_, hour) => hour);
const isAtDesk = (hour: number) => hour >= Number.parseInt(hours.opens, 10) && hour < Number.parseInt(hours.closes, 10);

const dots = (some: readonly number[]) => some.map((hour) => `M${hour * step + step / 2} 6h0`).join('');

/** The 24 hours of a working day: large at the desk, small on call. The text next to it states them. */
export function DayDots({ onCall = false }: { onCall?: boolean | undefined }) {
  return (
    <Drawing name="day-dots" width={24 * step} height={12}>
      <path className="day-dots__day" d={`M0 6H${24 * step}`} />
      {onCall && <path className="day-dots__call" d={dots(day.filter((hour) => !isAtDesk(hour)))} />}
      <path className="day-dots__desk" d={dots(day.filter(isAtDesk))} />
    </Drawing>
  );
}
