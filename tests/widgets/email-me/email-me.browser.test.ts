import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { fieldMessages } from '../../../shared/forms/messages.ts';
import { faultsAnywhere } from '../../support/accessibility.ts';
import { useChromium } from '../../support/chromium.ts';
import { pageOfEachKind } from '../../support/page-of-each-kind.ts';
import { useRealSite } from '../../support/real-site.ts';
import { newVisitor, scriptIsReady, withoutFormToken } from '../../support/visitor.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

const pieces = pageOfEachKind().filter(({ kind }) =>
  ['blog-post', 'case-study', 'guide', 'library', 'whitepaper'].includes(kind),
);

const form = (page: Page) => page.getByRole('form', { name: 'Email me this' });

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site.server.url + path);
  await scriptIsReady(page);
}

test('every kind of piece to read is mailed in short to who asks for it', async () => {
  expect(pieces.map(({ kind }) => kind)).toHaveLength(5);
  const page = await chromium.open(390);
  await withoutFormToken(page);
  for (const { path } of firstFew(pieces, 1)) {
    await visit(page, path);
    const { email } = newVisitor();
    await form(page).getByLabel('Email me this').fill(email);
    await form(page).getByRole('button', { name: 'Send' }).click();
    await form(page).getByText(`On its way to ${email}.`).waitFor();
    const [mail] = await site.mail.waitFor(email);
    expect(mail?.subject).toBe((await page.getByRole('heading', { level: 1 }).textContent())?.trim());
    expect(mail?.text).toContain(path);
  }
});

beforeRelease('a wrong address is said at the field, axe finds nothing, and nothing sticks out at 320 px', async () => {
  const page = await chromium.open(390);
  await visit(page, pieces[0]?.path ?? '');
  await form(page).getByLabel('Email me this').fill('ann at clinic');
  await form(page).getByRole('button', { name: 'Send' }).click();
  await form(page).getByText(fieldMessages.email).waitFor();
  expect(await faultsAnywhere(page, 'form[aria-label="Email me this"]')).toEqual([]);
});
