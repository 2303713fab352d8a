import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { assistant, opensChat } from '../../support/assistant.ts';
import { consentLoader, reactDocument } from '../../support/changed-pages.ts';
import { gate, log, panel } from '../../support/chat-widget.ts';
import { testWith } from '../../support/describe-with.ts';
import { frameworks, noFrameworks } from '../../support/frameworks.ts';
import { complaints, usePartner } from '../../support/partner.ts';
import { beforeRelease } from '../../support/whole-set.ts';
import { newsletterForm } from '../../support/widget-forms.ts';

const { pages, tag, visit } = usePartner();

const newsletter = '<div data-widget="newsletter">Our own words</div>';
const chat = '<div data-widget="chat"></div>';
const launcher = (page: Page) => page.getByRole('button', { name: opensChat });

describe('in other surroundings', () => {
  test('a browser without light-dark() keeps the page’s own words', async () => {
    const { page, said } = await visit(`${newsletter}<button data-open="booking">Book</button>`, {
      head: `<script>const was = CSS.supports; CSS.supports = (...given) => !given.join().includes('light-dark') && was.apply(CSS, given)</script>${tag()}`,
    });
    await expect.poll(() => said).toEqual(['[itwidgets] this browser is too old for the widgets']);
    await page.getByText('Our own words').waitFor();
    expect(await page.locator('form').count()).toBe(0);
  });

  beforeRelease.each([1.5, 0.75])('html { zoom: %f } leaves the chat’s head on the screen', async (zoom) => {
    const { page } = await visit(chat, { head: `<style>html { zoom: ${zoom} }</style>${tag()}` });
    await launcher(page).click();
    await gate(page).waitFor();
    const box = await panel(page).evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(900);
  });

  test('on paper there is no launcher and no button', async () => {
    const { page } = await visit(`<main><h1>A page</h1>${newsletter}<div data-widget="risk-quiz"></div></main>${chat}`);
    await launcher(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    const shown = await page
      .getByRole('button')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    expect(shown).toBe(0);
  });

  testWith(frameworks(), noFrameworks, 'React 18 that hydrates the whole document keeps it', async (folder) => {
    const umd = (name: string) =>
      readFileSync(join(folder, `node_modules/${name}-18/umd/${name}.production.min.js`), 'utf8');
    const { html, program } = reactDocument(pages.own);
    const files: Record<string, string> = {
      '/react.js': umd('react'),
      '/react-dom.js': umd('react-dom'),
      '/hydrate.js': program,
    };
    const { page, said } = await visit('', {
      prepare: async (page) => {
        await page.route(/\/(react|react-dom|hydrate)\.js$/, (route) =>
          route.fulfill({ body: files[new URL(route.request().url()).pathname] ?? '', contentType: 'text/javascript' }),
        );
      },
    });
    await page.goto(pages.partnerPage('/document', html));
    await launcher(page).waitFor();
    await newsletterForm(page).waitFor();
    expect(await page.evaluate(() => 'isFromServer' in (document.querySelector('main') ?? {}))).toBe(true);
    expect(complaints(said)).toEqual([]);
  });

  beforeRelease('a loader that runs the tag without its attributes is told of in one line', async () => {
    const { said } = await visit(consentLoader(pages.own, 'newsletter'), { head: '' });
    await expect
      .poll(() => said)
      .toEqual([expect.stringContaining('a loader ran this script without its data-widget')]);
  });

  beforeRelease('what other tools write on the tag makes no noise; a slip does', async () => {
    const others =
      'data-category="functional" data-cookieyes="cookieyes-functional" data-cfasync="false" data-rocket-src="x" data-usercentrics="Ours" data-borlabs-script-blocker-id="x" data-no-optimize="1"';
    const { page, said } = await visit(tag(` data-widget="newsletter" ${others} data-sorce="footer"`), { head: '' });
    await newsletterForm(page).waitFor();
    expect(said).toEqual(['[itwidgets] newsletter: data-sorce is not an option; did you mean data-source?']);
  });

  beforeRelease('a chat of 400 messages draws the last of them, and the others when they are asked for', async () => {
    const messages = Array.from({ length: 400 }, (_, at) => ({
      id: `${at}`,
      role: at % 2 ? 'assistant' : 'user',
      content: `Message ${at + 1}.`,
      timestamp: '2026-01-01T00:00:00Z',
    }));
    const stored = { sessionId: 's', secret: 's', begun: true, contact: {}, messages, at: Date.now() };
    const { page } = await visit(chat, {
      prepare: (page) =>
        page.addInitScript((text) => sessionStorage.setItem('itwidgets:chat', text), JSON.stringify(stored)),
    });
    await launcher(page).click();
    await log(page).getByText('Message 400.').waitFor();
    expect(
      await log(page)
        .getByText(new RegExp(`^(You: |${assistant}: )?Message \\d+\\.$`))
        .count(),
    ).toBeLessThanOrEqual(40);
    await log(page).getByRole('button', { name: 'Show earlier messages' }).click();
    await log(page).getByText('Message 2.', { exact: true }).first().waitFor({ state: 'attached' });
    expect(await log(page).evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)).toBe(
      true,
    );
  });
});
