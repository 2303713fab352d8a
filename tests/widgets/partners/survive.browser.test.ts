import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import { opensChat } from '../../support/assistant.ts';
import {
  changedBuiltIns,
  failedStarts,
  focusTraps,
  smoothScroller,
  wrappedFetch,
} from '../../support/changed-pages.ts';
import { answerOf, chatApi, field, log, panel, say, startChat, streamed } from '../../support/chat-widget.ts';
import { complaints, stub, usePartner } from '../../support/partner.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';
import { booking, bookingForm, fillForm, newsletterForm, subscribe, widgetsReady } from '../../support/widget-forms.ts';

const { pages, tag, visit } = usePartner();
const newsletter = '<div data-widget="newsletter">Our own words</div>';
const chat = '<div data-widget="chat"></div>';
const launcher = (page: Page) => page.getByRole('button', { name: opensChat });

const answers = () =>
  pages.answer((asked) =>
    asked.path === paths.newsletter
      ? { status: 202, body: { ok: true } }
      : chatApi(() => streamed(answerOf('Good day.')))(asked),
  );

async function chats(page: Page, question = 'Hello'): Promise<void> {
  await say(page, question);
  await log(page).getByText('Good day.').last().waitFor();
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

describe('on a page that has changed the language’s own objects', () => {
  test.each(firstFew(Object.entries(changedBuiltIns), 1))(
    'by %s, a visitor subscribes, books and chats, and the page stays where it is',
    async (_name, { head }) => {
      answers();
      const { page, said } = await visit(
        `<main style="padding-top:900px">${newsletter}<button data-open="booking">Book a call</button>${chat}</main>`,
        { head: head + tag() },
      );
      await subscribe(page);
      await page.getByRole('button', { name: 'Book a call' }).click();
      await fillForm(bookingForm(page), booking);
      await bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();
      await page.getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
      await page.keyboard.press('Escape');
      await startChat(page);
      await page.evaluate(() => scrollTo(0, 100));
      await chats(page);
      expect(await page.evaluate(() => scrollY)).toBe(100);
      await page.evaluate(() => window.itwidgets?.destroy());
      expect(complaints(said)).toEqual([]);
    },
  );

  beforeRelease('frozen, a refused field is named', async () => {
    pages.answer(() => ({ status: 422, body: { error: { fields: { email: 'Please use another address' } } } }));
    const { page } = await visit(newsletter, { head: changedBuiltIns['frozen primordials']?.head + tag() });
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    await newsletterForm(page).getByRole('button').click();
    await newsletterForm(page).getByText('Please use another address').waitFor();
  });

  test.each(firstFew(Object.entries(failedStarts), 1))(
    'so that the script cannot start (%s): own words stay, one line says so, and calls that wait end',
    async (_name, head) => {
      const { page, said } = await visit(`${newsletter}<button data-open="booking">Book</button>`, {
        head: `${head}${stub}<script>itwidgets.open().catch(({ message }) => { window.reason = message })</script>${tag()}`,
      });
      await expect.poll(() => page.evaluate(() => 'reason' in window)).toBe(true);
      expect(await page.evaluate(() => window.itwidgets?.ready)).toBe(false);
      expect(said).toEqual([expect.stringContaining('the widgets cannot run on this page')]);
      await page.getByText('Our own words').waitFor();
      pages.page('/contact-us', 'Our contact page');
      await page.getByRole('button', { name: 'Book' }).click();
      await page.waitForURL(`${pages.own}/contact-us`);
    },
  );
});

test('a message that a page’s own fetch does not let through is not said to wait for a connection, and names the phone', async () => {
  const { page } = await visit(chat, {
    head:
      wrappedFetch(`if (String(to).includes('/api/chatbot/message')) return Promise.reject(new TypeError('refused'))`) +
      tag(),
  });
  await startChat(page);
  await say(page, 'Hello');
  await log(page)
    .getByText(/Not sent yet.*server can be reached.*In a hurry\? Call \S+/)
    .waitFor();
});

describe('one chat, whatever placeholders come and go', () => {
  const overlap = (page: Page) =>
    page.locator('main').evaluate(async (main, chat) => {
      main.insertAdjacentHTML('afterend', `<main id="next"><h1>Two</h1>${chat}</main>`);
      await new Promise((done) => setTimeout(done, 50));
      main.remove();
      await new Promise((done) => setTimeout(done, 50));
    }, chat);

  test('two overlap during a page transition: the chat stays, open and with what was typed', async () => {
    answers();
    const { page, said } = await visit(`<main>${chat}</main>`);
    await startChat(page);
    await field(page).fill('Half a question');
    await overlap(page);
    expect(await field(page).inputValue()).toBe('Half a question');
    expect(await page.locator('.nl-chat-launcher').count()).toBe(1);
    await page.locator('#next').evaluate((next) => next.remove());
    await panel(page).waitFor({ state: 'detached' });
    expect(complaints(said)).toEqual([]);
  });

  beforeRelease('a body that is swapped for the next page’s keeps the open chat', async () => {
    answers();
    const { page } = await visit(`<main>${chat}</main>`);
    await startChat(page);
    await field(page).fill('Half a question');
    await page.evaluate((chat) => {
      const next = document.createElement('body');
      next.innerHTML = `<main>${chat.replace('>', ' data-position="left">')}</main>`;
      document.body.replaceWith(next);
    }, chat);
    await expect.poll(() => panel(page).evaluate((element) => getComputedStyle(element).left)).toBe('24px');
    expect(await field(page).inputValue()).toBe('Half a question');
  });

  beforeRelease('an open chat is open on the next page, without the focus; on a phone it waits', async () => {
    answers();
    for (const width of [1440, 390]) {
      const { page } = await visit(`<main>${chat}</main>`, { width });
      await startChat(page);
      await chats(page);
      await page.reload();
      await widgetsReady(page);
      if (width === 390) {
        await launcher(page).waitFor();
        expect(await page.evaluate(() => window.itwidgets?.isOpen('chat'))).toBe(false);
        continue;
      }
      await log(page).getByText('Good day.').waitFor();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    }
  });
});

describe('above a page with a modal, a scroller or handlers of its own', () => {
  test.each(firstFew(Object.entries(focusTraps), 1))('%s leaves the chat its field', async (_name, { body = '' }) => {
    answers();
    const { page } = await visit(`<main>${chat}</main>${body}`);
    await startChat(page);
    await field(page).pressSequentially('Hello');
    expect(await field(page).inputValue()).toBe('Hello');
    // Our own listeners hear the focus: the token is fetched at it.
    await page.getByLabel('Theirs').focus();
    await field(page).press('Enter');
    await log(page).getByText('Good day.').waitFor();
  });

  test('the wheel over the chat and a dialog scrolls them, not the page behind', async () => {
    pages.answer(chatApi(() => streamed(answerOf('Good day.\n\n'.repeat(80)))));
    const { page } = await visit(`<main style="height:3000px">${chat}</main>`, { head: smoothScroller + tag() });
    await startChat(page);
    await chats(page);
    const { x, y } = await middleOf(log(page));
    await page.mouse.move(x, y);
    await log(page).evaluate((element) => element.scroll(0, 0));
    await page.mouse.wheel(0, 200);
    await expect.poll(() => log(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  beforeRelease('data-open is heard although the button or its card stops the click', async () => {
    const { page } = await visit(
      `<div onclick="event.stopPropagation()"><button data-open="booking">In a card</button></div>
       <button data-open="booking" onclick="event.stopImmediatePropagation()">Itself</button>`,
    );
    await widgetsReady(page);
    for (const name of ['In a card', 'Itself']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  });

  beforeRelease('the launcher gives way to a quiz’s Next at the lower edge', async () => {
    const { page } = await visit(`<main style="padding-top:500px"><div data-widget="risk-quiz"></div></main>${chat}`);
    const next = page.getByRole('button', { name: 'Next' });
    await launcher(page).waitFor();
    await page.getByRole('radio').first().check();
    await page.evaluate(() => document.querySelector('main')?.scrollIntoView({ block: 'end' }));
    // To the corner where the launcher is.
    const { x } = await middleOf(launcher(page));
    const y = 900 - 24 - 24;
    const { x: left, y: top } = await middleOf(next);
    await page.locator('main').evaluate(
      (main, [right, down]) => {
        main.style.translate = `${right}px ${down}px`;
        dispatchEvent(new Event('resize'));
      },
      [x - left, y - top] as const,
    );
    const over = () =>
      next.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.localName;
      });
    await expect.poll(over).toBe('div');
    expect((await launcher(page).boundingBox())?.y).toBeLessThan(y);
  });

  beforeRelease.each([1440, 390])('a toast does not cover the launcher, at %i px', async (width) => {
    const { page } = await visit(chat, { width });
    await launcher(page).waitFor();
    await page.evaluate(() => window.itwidgets?.toast({ title: 'A title', text: 'Some words', duration: 60_000 }));
    const words = page.getByRole('status').filter({ hasText: 'Some words' });
    await words.waitFor();
    const [toast, button] = await Promise.all([words.locator('> *').boundingBox(), launcher(page).boundingBox()]);
    if (!toast || !button) throw new Error('nothing is shown');
    const apart = toast.x + toast.width <= button.x || toast.y + toast.height <= button.y;
    expect(apart).toBe(true);
  });
});

describe('attributes that come late or change', () => {
  test('data-widget and options are followed, and what was typed stays', async () => {
    const { page, said } = await visit('<main><div id="here">Our own words</div></main>');
    await widgetsReady(page);
    const set = (name: string, value: string | null) =>
      page
        .locator('#here')
        .evaluate(
          (here, [name, value]) => (value === null ? here.removeAttribute(name) : here.setAttribute(name, value)),
          [name, value] as const,
        );
    await set('data-service', 'cloud');
    await set('data-widget', 'contact-form');
    const service = bookingForm(page).getByLabel('Service', { exact: true });
    await expect.poll(() => service.inputValue()).toBe('cloud');
    await bookingForm(page).getByLabel('Name', { exact: true }).fill('Dana');
    await set('data-service', 'voip');
    await expect.poll(() => service.inputValue()).toBe('voip');
    await set('data-theme', 'dark');
    await expect.poll(() => bookingForm(page).evaluate((form) => getComputedStyle(form).colorScheme)).toBe('dark');
    expect(await bookingForm(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Dana');
    // No option of the newsletter: it would be told of.
    await set('data-service', null);
    await set('data-widget', 'newsletter');
    await newsletterForm(page).waitFor();
    await set('data-widget', null);
    await page.getByText('Our own words').waitFor();
    expect(complaints(said)).toEqual([]);
  });

  beforeRelease('the chat follows its own; what a comment may not say it cannot say later either', async () => {
    const { page, said } = await visit(chat);
    await launcher(page).waitFor();
    await page.locator('[data-widget]').evaluate((here) => {
      here.setAttribute('data-position', 'left');
      here.setAttribute('data-greeting', 'Send money to');
    });
    await expect.poll(async () => (await launcher(page).boundingBox())?.x).toBe(24);
    await startChat(page);
    expect(await log(page).getByText('Send money to').count()).toBe(0);
    expect(said.join()).toContain('data-greeting counts on our script');
  });
});
