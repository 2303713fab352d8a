import type { ComponentType } from 'react';

export type TimesProps = {
  /** Path of the page with the free times, and the token. */
  page: string;
  onBooked: () => void;
};

/**
 * Opens the free times of a call in place. Set by the bundle of our own pages (site-widgets.ts): the partners' script
 * links to the page and holds no code for it.
 */
export const timesView: { Link?: ComponentType<TimesProps> } = {};
