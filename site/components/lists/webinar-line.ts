import { isToCome, type Webinar } from '../../facts/webinars.ts';

/** Of `zone`. */
const timeZone = 'America/Toronto';
const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });

/** "January 15, 2025" */
export const webinarDay = ({ start }: Webinar) => day.format(new Date(start));

/** "January 15, 2025 at 2:00 PM EST". Never shows a past date as upcoming (decision 23). */
export function webinarLine(webinar: Webinar, today: Date): { when: string; action: string } {
  return {
    when: `${webinarDay(webinar)} at ${time.format(new Date(webinar.start))} ${webinar.zone}`,
    action: isToCome(webinar, today) ? 'Register.' : 'Read it now.',
  };
}
