import { isServed } from './served.ts';

/** With fixed dates (decision 23). A past date is never shown as upcoming. `about`: the city of its page. */
export type Webinar = { slug: string; title: string; start: string; zone: 'EST'; text: string; about?: string };

const planned: readonly Webinar[] = [
  {
    slug: 'cybersecurity-toronto-smbs',
    about: 'toronto',
    title: 'Cybersecurity for Toronto small businesses',
    start: '2025-01-15T14:00:00-05:00',
    zone: 'EST',
    text: 'A worked session to read: three common break-ins, and what stops each of them.',
  },
  {
    slug: 'pipeda-compliance-walkthrough',
    title: 'PIPEDA compliance: a walkthrough',
    start: '2025-01-22T14:00:00-05:00',
    zone: 'EST',
    text: 'A worked session to read: the ten principles as a to-do list for an office of twenty.',
  },
];

export const webinars = planned.filter(({ about }) => about === undefined || isServed(about));

export const isToCome = ({ start }: Webinar, today: Date) => new Date(start) > today;
