import { type HTMLElement, parse, TextNode } from 'node-html-parser';
import { setAttribute } from './set-attribute.ts';

/** `at`: ISO 8601, the value that is posted. */
export type FilledDay = { day: string; times: readonly { at: string; clock: string }[] };

/** Fills `[data-days]` from `<template data-day>` and `<template data-time>`; the first day is open. */
export function fillDays(page: HTMLElement, days: readonly FilledDay[]): void {
  const list = page.querySelector('main [data-days]');
  const dayPattern = page.querySelector('template[data-day]')?.innerHTML;
  const timePattern = page.querySelector('template[data-time]')?.innerHTML;
  if (!list || !dayPattern || !timePattern) return;
  // As it is, without parsing some 160 buttons.
  list.set_content([new TextNode(daysHtml(dayPattern, timePattern, days), list)]);
}

/** Of the last days: most visitors see the same, and to fill them takes 10 ms. */
let last: { key: string; html: string } | undefined;

function daysHtml(dayPattern: string, timePattern: string, days: readonly FilledDay[]): string {
  const key = JSON.stringify([dayPattern, timePattern, days]);
  if (last?.key === key) return last.html;
  const fillTime = timeFiller(timePattern);
  const html = days.map((day, place) => filledDay(dayPattern, fillTime, day, place === 0)).join('');
  last = { key, html };
  return html;
}

type FillTime = (time: FilledDay['times'][number]) => string;

function filledDay(dayPattern: string, fillTime: FillTime, { day, times }: FilledDay, isOpen: boolean): string {
  const filled = parse(dayPattern);
  const title = filled.querySelector('summary');
  if (title) title.textContent = day;
  if (isOpen) filled.querySelector('details')?.setAttribute('open', '');
  filled.querySelector('[data-times]')?.set_content(times.map(fillTime).join(''));
  return filled.toString();
}

/** Parses the pattern once for all times. */
function timeFiller(pattern: string): FillTime {
  const filled = parse(pattern);
  const button = filled.querySelector('button');
  const time = filled.querySelector('time');
  return ({ at, clock }) => {
    if (button) setAttribute(button, 'value', at);
    if (time) {
      setAttribute(time, 'datetime', at);
      time.textContent = clock;
    }
    return filled.toString();
  };
}
