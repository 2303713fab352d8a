import type { Locator, Page } from 'playwright';
import { bookingMessages, heroMessages } from '../../shared/forms/messages.ts';
import { behaviourWidths } from './chromium.ts';
import {
  bookingForm,
  fillBooking,
  fillHero,
  heroForm,
  newVisitor,
  openBooking,
  scriptIsReady,
  sendBooking,
  sendHero,
  type Visitor,
  withoutFormToken,
} from './visitor.ts';
import { wholeSet } from './whole-set.ts';
import { formTaken } from './widget-forms.ts';

export type Form = {
  find: (page: Page) => Locator;
  reach?: (page: Page) => Promise<void>;
  fill: (page: Page, visitor: Visitor) => Promise<void>;
  send: (page: Page) => Promise<void>;
  answer: (page: Page) => Promise<string | null>;
};

export const hero: Form = {
  find: heroForm,
  fill: fillHero,
  send: sendHero,
  async answer(page) {
    const status = heroForm(page).getByRole('status');
    await status.getByText(heroMessages.success.title).waitFor();
    return status.textContent();
  },
};

export const dialog: Form = {
  find: bookingForm,
  reach: openBooking,
  fill: fillBooking,
  send: sendBooking,
  async answer(page) {
    const success = page.getByRole('dialog', { name: bookingMessages.successTitle });
    await success.waitFor();
    return success.textContent();
  },
};

type Case = readonly [name: string, width: number, form: Form];

/** `test:all`: each form at each width that matters to it. `npm test`: one form. */
const both: readonly Case[] = [
  ['the hero form', 1440, hero],
  ['the booking dialog', 390, dialog],
];
export const crossed = wholeSet ? both : both.slice(1);
export const everywhere = behaviourWidths.flatMap((width) =>
  crossed.map(([name, , form]): Case => [name, width, form]),
);

export async function openHome(page: Page, url: string): Promise<Page> {
  await withoutFormToken(page);
  await page.goto(`${url}/`);
  await scriptIsReady(page);
  return page;
}

export async function submit(page: Page, form: Form, before = async () => {}): Promise<Visitor> {
  const visitor = newVisitor();
  await form.reach?.(page);
  await form.fill(page, visitor);
  await formTaken(form.find(page));
  await before();
  await form.send(page);
  return visitor;
}
