import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gate } from '../../support/chat-widget.ts';
import { complaints, usePartner } from '../../support/partner.ts';
import { firstFew } from '../../support/whole-set.ts';
import { bookingForm, subscribe } from '../../support/widget-forms.ts';

const { pages, visit } = usePartner();

/** The first lines that a webmaster copies from docs/partners.md, and the policy there, verbatim but for our address. */
const [, lines = ''] = /```html\n([\s\S]+?)```/.exec(readFileSync('docs/partners.md', 'utf8')) ?? [];
const [, policy = ''] = /```\n(script-src [\s\S]+?)```/.exec(readFileSync('docs/partners.md', 'utf8')) ?? [];
const ours = (text: string) => text.replaceAll('https://OUR-ORIGIN', pages.own);

const hosts: Record<string, { page(lines: string): string; policy?: string }> = {
  'a page with a strict policy': {
    page: (lines) => `<main>${lines}</main>`,
    policy: `default-src 'none'; style-src 'none'; form-action 'none'; base-uri 'none'; ${policy.replaceAll(/\s+/g, ' ')}`,
  },
  // The block editor keeps a Custom HTML block; the classic one puts each line into a paragraph.
  WordPress: {
    page: (lines) =>
      `<div class="entry-content">${lines
        .split('\n')
        .map((line) => (line.startsWith('<a') ? `<p>${line}</p>` : line))
        .join('\n')}</div>`,
  },
};

test.each(firstFew(Object.entries(hosts), 1))(
  'the first lines of the guide give a newsletter, the booking dialog and the chat to %s',
  async (_name, host) => {
    pages.answer(() => ({ status: 202, body: { ok: true } }));
    const { page, said } = await visit(host.page(ours(lines)), {
      head: '',
      ...(host.policy && { headers: { 'Content-Security-Policy': ours(host.policy) } }),
    });
    await subscribe(page);
    await page.getByRole('link', { name: 'Book a call' }).click();
    await bookingForm(page).getByLabel('Name', { exact: true }).fill('Dana');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Chat with Lumi/ }).click();
    await gate(page).waitFor();
    expect(complaints(said)).toEqual([]);
  },
);
