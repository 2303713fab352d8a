import { describe, expect, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import { opensChat } from '../../support/assistant.ts';
import { builderPages } from '../../support/builder-pages.ts';
import { answerOf, chatApi, log, passGate, say, startChat, streamed } from '../../support/chat-widget.ts';
import { complaints, usePartner } from '../../support/partner.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';
import { bookingForm, subscribe } from '../../support/widget-forms.ts';

const { pages, tag, visit } = usePartner();

const content = `<p>A page</p><div data-widget="newsletter">Our own words</div>
  <button data-open="booking">Book a call</button><div data-widget="chat"></div>`;

describe('a visitor subscribes, opens the booking dialog and chats', () => {
  test.each(firstFew(Object.entries(builderPages), 1))('on a page where %s', async (_name, given) => {
    const { head = '', wrap = (inside: string) => inside, after = '' } = given;
    pages.answer((asked) =>
      asked.path === paths.newsletter
        ? { status: 202, body: { ok: true } }
        : chatApi(() => streamed(answerOf('Good day.')))(asked),
    );
    const { page, said } = await visit(`<main>${wrap(content)}</main>${after}`, {
      head: head + (given.tag?.(pages.own) ?? tag()),
    });
    await subscribe(page);
    await page.getByRole('button', { name: 'Book a call' }).click();
    const name = bookingForm(page).getByLabel('Name', { exact: true });
    await name.fill('Dana');
    expect(await name.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize))).toBe(16);
    await page.keyboard.press('Escape');
    await startChat(page);
    await say(page, 'Hello');
    await log(page).getByText('Good day.').last().waitFor();
    expect(complaints(said)).toEqual([]);
  });
});

test('a chat that a modal of the page opens can be written to', async () => {
  pages.answer(chatApi(() => streamed(answerOf('Good day.'))));
  const { page } = await visit(
    `<dialog><button data-open="chat">Chat with a person</button></dialog><div data-widget="chat"></div>`,
  );
  await page.getByRole('button', { name: opensChat }).waitFor();
  await page
    .locator('dialog')
    .first()
    .evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  await page.getByRole('button', { name: 'Chat with a person' }).click();
  await passGate(page);
  await say(page, 'Hello');
  await log(page).getByText('Good day.').waitFor();
});

beforeRelease(
  'round quotation marks of a visual editor: own words stay, and the console names what is written',
  async () => {
    const { page, said } = await visit('<div data-widget=”newsletter″>Our own words</div>');
    await page.getByText('Our own words').waitFor();
    await expect.poll(() => said).toEqual(['[itwidgets] there is no widget "”newsletter″" to put into a page']);
  },
);

beforeRelease('a page that is written anew with its tag has its forms again', async () => {
  pages.answer(() => ({ status: 202, body: { ok: true } }));
  const { page } = await visit(content);
  await page.getByRole('button', { name: opensChat }).waitFor();
  await page.evaluate((html) => {
    document.open();
    document.write(`<!doctype html><title>Another page</title>${html}`);
    document.close();
  }, tag() + content);
  await subscribe(page);
});
