import { hours } from '../data/hours.ts';
import type { Webinar } from '../data/webinars.ts';

/**
 * How a webinar's date is shown: "January 15, 2025 at 2:00 PM EST". A date that has passed is never
 * shown as upcoming (decision 23).
 */
export function webinarLine({ start, zone }: Webinar, today: Date): { when: string; action: string } {
  const date = new Date(start);
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: hours.timeZone }).format(date);
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: hours.timeZone }).format(date);
  return { when: `${day} at ${time} ${zone}`, action: date > today ? 'Register.' : 'Watch on demand.' };
}
