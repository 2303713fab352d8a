import { inToronto } from '../../shared/company/toronto-time.ts';

/** A moment by the visitor's clock, `Thu 11:00`; undefined where it shows Toronto's time. */
export function localTime(at: string): string | undefined {
  const moment = new Date(at);
  const here = moment.getTime() - moment.getTimezoneOffset() * 60_000;
  // As in `Thu Nov 26 2026 11:00:00 GMT-0800`.
  const text = String(moment);
  return here === inToronto(moment).getTime() ? undefined : `${text.slice(0, 3)} ${text.slice(16, 21)}`;
}
