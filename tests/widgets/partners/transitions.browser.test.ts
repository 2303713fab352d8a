import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import { answerOf, chatApi, field, log, startChat, streamed } from '../../support/chat-widget.ts';
import { describeWith } from '../../support/describe-with.ts';
import { frameworks, noFrameworks } from '../../support/frameworks.ts';
import { transitions, twoPages } from '../../support/page-transitions.ts';
import { complaints, usePartner } from '../../support/partner.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';
import { bookingForm, subscribe } from '../../support/widget-forms.ts';

const { pages, tag, visit } = usePartner();

const answers = () =>
  pages.answer((asked) =>
    asked.path === paths.newsletter
      ? { status: 202, body: { ok: true } }
      : chatApi(() => streamed(answerOf('Good day.')))(asked),
  );

describeWith(frameworks(), noFrameworks, 'with the library itself', (folder) => {
  test.each(firstFew(Object.entries(transitions), 1))(
    '%s goes to another page: the open chat stays with what was typed, and the new page’s form works',
    async (_name, transition) => {
      answers();
      const first = twoPages(pages, folder, transition);
      const { page, said } = await visit('');
      await page.goto(first);
      await startChat(page);
      await field(page).fill('Half a question');
      await page.getByRole('link', { name: 'Next page' }).click();
      await page.getByRole('heading', { name: 'Page two' }).waitFor();
      await expect.poll(() => page.getByRole('heading', { name: 'Page one' }).count()).toBe(0);
      await subscribe(page);
      expect(await field(page).inputValue()).toBe('Half a question');
      expect(await page.locator('.nl-chat-launcher').count()).toBe(1);
      expect(complaints(said)).toEqual([]);
    },
  );

  const read = (file: string) => readFileSync(join(folder, 'node_modules', file), 'utf8');

  beforeRelease('Alpine binds data-widget and an option: the widget is there, and follows', async () => {
    const { page, said } = await visit(
      `<main x-data="{ service: 'cloud' }"><div :data-widget="'contact-form'" :data-service="service"></div>
       <button @click="service = 'voip'">Change</button></main><script>${read('alpinejs/dist/cdn.min.js')}</script>`,
    );
    const service = bookingForm(page).getByLabel('Service', { exact: true });
    await expect.poll(() => service.inputValue()).toBe('cloud');
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.poll(() => service.inputValue()).toBe('voip');
    expect(complaints(said)).toEqual([]);
  });

  beforeRelease('under Angular’s zone a visitor subscribes and chats', async () => {
    answers();
    const { page, said } = await visit('<div data-widget="newsletter"></div><div data-widget="chat"></div>', {
      head: `<script>${read('zone.js/bundles/zone.umd.min.js')}</script>${tag()}`,
    });
    await subscribe(page);
    await startChat(page);
    await field(page).fill('Hello');
    await field(page).press('Enter');
    await log(page).getByText('Good day.').waitFor();
    expect(complaints(said)).toEqual([]);
  });
});
