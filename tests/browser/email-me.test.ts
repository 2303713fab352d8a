import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { fieldMessages } from '../../widgets/contract/messages.ts';
import { faultsInBothSchemes, sticksOut } from '../support/accessibility.ts';
import { useChromium, widths } from '../support/chromium.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { useRealSite } from '../support/real-site.ts';
import { newVisitor, scriptIsReady } from '../support/visitor.ts';

const site = useRealSite();
const chromium = useChromium();

const pieces = pageOfEachKind().filter(({ kind }) =>
  ['blog-post', 'case-study', 'guide', 'library', 'whitepaper'].includes(kind),
);

const form = (page: Page) => page.getByRole('form', { name: 'Email me this' });

async function open(width: number, path: string): Promise<Page> {
  const page = await chromium.open(width);
  await page.goto(site.server.url + path);
  await scriptIsReady(page);
  return page;
}

test('every kind of piece to read is mailed in short to who asks for it', async () => {
  expect(pieces.map(({ kind }) => kind)).toHaveLength(5);
  for (const { path } of pieces) {
    const page = await open(390, path);
    const { email } = newVisitor();
    await form(page).getByLabel('Email me this').fill(email);
    await form(page).getByRole('button', { name: 'Send' }).click();
    await form(page).getByText(`On its way to ${email}.`).waitFor();
    const [mail] = await site.mail.waitFor(email);
    expect(mail?.subject).toBe((await page.getByRole('heading', { level: 1 }).textContent())?.trim());
    expect(mail?.text).toContain(path);
  }
});

test.each(widths)('at %i px a wrong address is said at the field, and axe finds nothing', async (width) => {
  const page = await open(width, pieces[0]?.path ?? '');
  await form(page).getByLabel('Email me this').fill('ann at clinic');
  await form(page).getByRole('button', { name: 'Send' }).click();
  await form(page).getByText(fieldMessages.email).waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
});
