import { inHomeTime } from '../../shared/company/home-time.ts';

/** A moment by the visitor's clock, `Thu 11:00`; undefined where it shows the company's time. */
export function localTime(at: string): string | undefined {
  const moment = new Date(at);
  const here = moment.getTime() - moment.getTimezoneOffset() * 60_000;
  // As in `Thu Nov 26 2026 11:00:00 GMT-0800`.
  const text = String(moment);
  return here === inHomeTime(moment).getTime() ? undefined : `${text.slice(0, 3)} ${text.slice(16, 21)}`;
}
