import type { FigureName } from '../../shared/staff/figures.ts';

export type Plot =
  | { kind: 'lines'; now: string; before: string; noun: string }
  | { kind: 'bars'; of: string }
  | { kind: 'funnel' };

export type FigureBlock = {
  figure: FigureName;
  title: string;
  note?: string;
  plot?: Plot;
  /** Columns to show; absent: all. The CSV has all. */
  columns?: readonly string[];
  empty: string;
};

export type Section = { name: string; label: string; blocks: readonly FigureBlock[] };

const requests = { kind: 'bars', of: 'requests' } as const;
const times = { kind: 'bars', of: 'times' } as const;
const none = 'No requests in these days or the days before.';

export const sections: readonly Section[] = [
  {
    name: 'overview',
    label: 'Overview',
    blocks: [
      {
        figure: 'leads-by-day',
        title: 'Requests by day',
        note: 'Without what is held back or marked as spam.',
        plot: { kind: 'lines', now: 'requests', before: 'requestsBefore', noun: 'requests' },
        empty: none,
      },
    ],
  },
  {
    name: 'visits',
    label: 'Visits and pages',
    blocks: [
      {
        figure: 'visits-by-source',
        title: 'What visits came from',
        note: 'Most browsers name the site that led here; some name none. People who refuse to be counted are in none of these numbers.',
        plot: { kind: 'bars', of: 'visits' },
        empty: 'No visit was counted in this period or the one before.',
      },
      {
        figure: 'pages-opened',
        title: 'Pages, and the requests from each',
        plot: { kind: 'bars', of: 'views' },
        empty: 'No page was opened in this period.',
      },
    ],
  },
  {
    name: 'requests',
    label: 'Requests',
    blocks: [
      {
        figure: 'first-contact',
        title: 'Time to first contact',
        note: 'From the request until it is marked contacted, booked, proposal or won, nights and weekends included. The promise counts support hours.',
        empty: none,
      },
      {
        figure: 'lost-reasons',
        title: 'Why requests were lost',
        note: 'Asked when a lead is set to Lost; an answer is optional.',
        plot: requests,
        empty: 'No request of this period or the one before was lost.',
      },
      { figure: 'leads-by-form', title: 'Requests by form', plot: requests, empty: none },
      { figure: 'leads-by-page', title: 'Requests by source page', plot: requests, empty: none },
      {
        figure: 'leads-by-city',
        title: 'Requests by city',
        note: 'The city that the page is about. Nobody is asked where they are.',
        plot: requests,
        empty: none,
      },
      { figure: 'leads-by-partner', title: 'Requests by partner site', plot: requests, empty: none },
    ],
  },
  {
    name: 'forms',
    label: 'Forms and quiz',
    blocks: [
      {
        figure: 'form-funnel',
        title: 'Forms from seen to sent',
        note: 'A request that was kept on the device counts as sent once it arrives. A form sent without a script is in no step.',
        plot: { kind: 'funnel' },
        empty: 'No form has been seen in these days or the days before.',
      },
      {
        figure: 'form-fields',
        title: 'Forms given up, by field',
        plot: { kind: 'bars', of: 'abandoned' },
        empty: 'No form was given up or refused.',
      },
      {
        figure: 'quiz-levels',
        title: 'Risk quiz: from start to consultation',
        note: 'Levels are those of visitors who asked for a consultation. Other results stay on the device.',
        plot: { kind: 'bars', of: 'quizzes' },
        empty: 'No quiz was started.',
      },
    ],
  },
  {
    name: 'gaps',
    label: 'Unanswered',
    blocks: [
      {
        figure: 'chat-questions',
        title: 'Chat questions without an answer',
        note: 'With numbers and email addresses taken out. Kept as long as conversations: 90 days.',
        plot: times,
        empty: 'The assistant knew an answer to every question.',
      },
      {
        figure: 'empty-searches',
        title: 'Searches without a result',
        note: 'Kept for 90 days.',
        plot: times,
        empty: 'Every search found something.',
      },
    ],
  },
  {
    name: 'addresses',
    label: 'Unknown addresses',
    blocks: [
      {
        figure: 'unknown-addresses',
        title: 'Addresses that lead nowhere',
        note: 'What browsers asked for. Add a line to site/redirects/legacy-map.csv once you have looked at the page it names.',
        plot: times,
        empty: 'No browser asked for an unknown address.',
      },
    ],
  },
  {
    name: 'newsletter',
    label: 'Newsletter',
    blocks: [
      {
        figure: 'newsletter',
        title: 'Confirmed newsletter subscribers',
        plot: { kind: 'lines', now: 'subscribers', before: 'subscribersBefore', noun: 'subscribers' },
        empty: 'Nobody has confirmed a subscription.',
      },
    ],
  },
  {
    name: 'speed',
    label: 'Speed',
    blocks: [
      {
        figure: 'speed',
        title: 'Page speed as visitors had it',
        note: 'The value that three of four visits had or bettered. Good is up to 2.5 s (LCP), 200 ms (INP) and 0.10 (CLS).',
        columns: [
          'kind',
          'LCP',
          'LCPBefore',
          'LCPGood',
          'INP',
          'INPBefore',
          'INPGood',
          'CLS',
          'CLSBefore',
          'CLSGood',
          'LCPVisits',
        ],
        empty: 'No visit was measured.',
      },
    ],
  },
];
