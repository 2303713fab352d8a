import type { Locator, Page } from 'playwright';
import { paths } from '../../widgets/contract/http.ts';
import { riskQuestions } from '../../widgets/contract/risk-quiz.ts';
import { gate } from './chat-widget.ts';
import { booking, hero } from './widget-forms.ts';

/** A form of the released scripts, and the minor version that brought it. */
export type Form = {
  since: string;
  /** What a visitor does until it is there. */
  reach?: (page: Page) => Promise<unknown>;
  find: (page: Page) => Locator;
  /** By the names of its fields. */
  values: Record<string, string>;
  /** What today's API answers. */
  status: number;
};

const at = (widget: string) => (page: Page) => page.locator(`[data-widget="${widget}"]`).getByRole('form');
const inDialog = (page: Page) => page.getByRole('dialog').getByRole('form');
const open = (widget: 'booking' | 'exit-offer' | 'chat') => (page: Page) =>
  page.evaluate((widget) => window.northlume?.open(widget), widget);

/** Answers every question of the risk quiz, in the page. */
const takeQuiz = (page: Page) =>
  page.locator('[data-widget="risk-quiz"]').evaluate(
    async ({ shadowRoot }, answers) => {
      const until = async <Found>(look: () => Found | null | undefined) => {
        for (;;) {
          const found = look();
          if (found) return found;
          await new Promise(requestAnimationFrame);
        }
      };
      for (const answer of answers) {
        const radio = await until(() => shadowRoot?.querySelector<HTMLElement>(`input[value="${answer}"]`));
        await until(() => radio.checkVisibility());
        radio.click();
        (await until(() => shadowRoot?.querySelector<HTMLElement>('button[type=submit]:enabled'))).click();
      }
    },
    riskQuestions.map(({ options }) => options[0]?.value),
  );

const person = { name: booking.Name, email: booking.Email, phone: booking.Phone, company: booking.Company };
const contact = { values: { ...person, service: booking.Service }, status: 201 };
const ofHero = { ...person, employeeCount: hero['Employee count'] };

/** What stands in the page, by the form that a request names, else by the path. */
export const standing: Record<string, Form> = {
  [paths.newsletter]: { since: '0.1', find: at('newsletter'), values: person, status: 202 },
  'hero-form': { since: '0.1', find: at('hero-form'), values: ofHero, status: 201 },
  'contact-page': { since: '0.1', find: at('contact-form'), ...contact },
  [paths.assessment]: { since: '0.4', reach: takeQuiz, find: at('risk-quiz'), values: person, status: 201 },
};

/** What is opened above the page, one after the other. */
export const above: Record<string, Form> = {
  booking: { since: '0.1', reach: open('booking'), find: inDialog, ...contact },
  'exit-offer': { since: '0.4', reach: open('exit-offer'), find: inDialog, ...contact },
  [paths.chatContact]: { since: '0.4', reach: open('chat'), find: gate, values: person, status: 201 },
};

/** Fills a form and sends it, in one call: nine versions with seven forms are many. */
export async function send(page: Page, { reach, find, values }: Form): Promise<void> {
  await reach?.(page);
  await find(page).evaluate((form: HTMLFormElement, values) => {
    for (const field of form.elements) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const value = values[field.name];
      if (!value) continue;
      field.focus();
      field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    form.requestSubmit();
  }, values);
}

/** The status of each request that a page posts, by the form that it names, else by the path. */
export function statusesOf(page: Page): Record<string, number> {
  const statuses: Record<string, number> = {};
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST') return;
    statuses[request.postDataJSON().form ?? new URL(response.url()).pathname] = response.status();
  });
  return statuses;
}
