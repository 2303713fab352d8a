import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { readMail } from '../../server/incoming/read-mail.ts';
import { takeIn } from '../../server/incoming/take-in.ts';
import { paths } from '../../shared/http.ts';
import { type ChatsAnswer, staffChatPaths } from '../../shared/staff/staff-chats.ts';
import { sticksOut } from '../support/accessibility.ts';
import { answering, ChatVisitor, echo } from '../support/chat.ts';
import { useChromium } from '../support/chromium.ts';
import { row } from '../support/import-rows.ts';
import { upload } from '../support/importer.ts';
import { sendBooking } from '../support/inbox.ts';
import { incomingEmail } from '../support/incoming-email.ts';
import { hero } from '../support/requests.ts';
import { openSignedIn, ownStaffServer } from '../support/signed-in-page.ts';
import { type StaffServer, staffBrowser } from '../support/staff.ts';

const chromium = useChromium();
/** Becomes an element named after its field if rendered as HTML. */
const hostile = (field: string) => `${field} "'><img src=x onerror=hit()><svg onload=hit()><script>hit()</script>`;
const ann = { name: hostile('name'), company: hostile('company'), phone: '416 555 0100 <img src=x>' };

/** @returns the leads' references */
async function attack(server: StaffServer): Promise<string[]> {
  const booked = await sendBooking(server, { ...ann, message: hostile('message'), page: `/pricing${hostile('page')}` });
  const { name, phone } = ann;
  const post = async (path: string, body: object) => {
    const answer = await server.postJson(path, body);
    expect([path, answer.status]).toEqual([path, 201]);
    return ((await answer.json()) as { reference: string }).reference;
  };
  const called = await post(paths.contacts, { ...hero, name, phone, email: 'hero@visitor.example' });
  const result = { riskLevel: 'High', score: 13, name, company: ann.company, email: 'quiz@visitor.example' };
  const asked = await post(paths.assessment, result);

  const visitor = new ChatVisitor(server, { ...ann, email: 'chat@visitor.example' });
  const { messageId } = await visitor.ask(hostile('question'));
  const thumb = await visitor.call(paths.chatFeedback, { messageId, helpful: false, reason: hostile('reason') });
  expect(thumb.status).toBe(200);
  await server.ask(`/search?q=${encodeURIComponent(hostile('search'))}`, { headers: { Accept: 'text/html' } });
  await server.ask(`/${encodeURIComponent(hostile('address'))}`, { headers: { Accept: 'text/html' } });
  const file = `Content-Type: text/plain\nContent-Disposition: attachment; filename*=utf-8''${encodeURIComponent(hostile('file'))}`;
  const parts = `--b\n\n${hostile('email')}\n--b\n${file}\n\nx\n--b--`;
  for (const Subject of [`Re: ${booked} ${hostile('subject')}`, hostile('subject')]) {
    const raw = incomingEmail({ Subject, 'Content-Type': 'multipart/mixed; boundary=b' }, parts);
    const mail = await readMail(Buffer.from(raw));
    const rules = { unmatched: 'lead', own: [], at: new Date(server.now()), teams: false, mostLeads: 60 } as const;
    await server.database.transaction().execute((trx) => takeIn(trx, mail, rules));
  }
  return [booked, called, asked];
}

async function textAt(page: Page, place: string, until?: Locator): Promise<string> {
  // Until the view has changed, the one before would be read.
  await page.evaluate(async (to) => {
    const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
    const isSame = location.hash === to;
    location.hash = to;
    if (!isSame) await changed;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }, `#/${place}`);
  const main = page.getByRole('main');
  await until?.first().waitFor();
  await expect.poll(() => main.getByText(/^(Adding up|Loading).* …$/).count()).toBe(0);
  return (await main.textContent()) ?? '';
}

test('what visitors and imports write stays text in every view of the staff page', async () => {
  const server = await ownStaffServer(answering(echo()));
  onTestFinished(() => server.stop());
  const references = await attack(server);
  const admin = staffBrowser(server);
  await admin.signIn();
  const imported = { name: hostile('contact'), company: hostile('firm'), source: hostile('source') };
  await upload(admin, [row(2, { ...imported, email: 'ann@visitor.example' })]);
  const { items } = await admin.json<ChatsAnswer>('GET', `${staffChatPaths.chats}?view=all`);

  const page = await chromium.open(1440);
  const [name = '', value = ''] = admin.cookie.split('=');
  await page.context().addCookies([{ name, value, url: server.url }]);
  await page.goto(`${server.url}/admin`);
  const links = await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { includeHidden: true }).all();
  const views = await Promise.all(
    links.map(async (link) => (await link.getAttribute('href'))?.replace('#/', '') ?? ''),
  );
  const seen = new Map<string, string>();
  const question = page.getByRole('main').getByText(/question/);
  for (const [place, until] of [
    ...views.map((view) => [view] as const),
    // Its reference is in the list of leads too, which is there before it.
    ...references.map(
      (reference) => [`lead/${reference}`, page.locator('.st-head code', { hasText: reference })] as const,
    ),
    ...items.map(({ id }) => [`chat/${id}`, question] as const),
    ['chats/all', question] as const,
    ['analytics/gaps'] as const,
    ['analytics/addresses'] as const,
  ]) {
    seen.set(place, await textAt(page, place, until));
    const made = await page.locator('img[src="x"], svg[onload], body script:not([src]):not([type])').count();
    expect([place, made]).toEqual([place, 0]);
  }
  const all = [...seen.values()].join('\n');
  for (const field of ['name', 'company', 'message', 'page', 'question', 'reason', 'subject', 'email', 'file'])
    expect(all, field).toContain(`${field} "'><img src=x`);
});

test('combining marks without end widen no view of the staff page on a phone', async () => {
  const server = await ownStaffServer();
  onTestFinished(() => server.stop());
  const marked = (letter: string) => `${letter}${'\u0301\u0323\u0489'.repeat(66)}`.slice(0, 199);
  const reference = await sendBooking(server, { name: marked('Z'), company: marked('C'), message: marked('M') });
  const page = await chromium.open(390);
  await openSignedIn(page, server, 'sales', 'inbox');
  const name = page.getByRole('main').getByText(/^Z/).first();
  for (const place of ['inbox', 'contacts', `person/${reference}`, `lead/${reference}`]) {
    await textAt(page, place, name);
    expect([place, await sticksOut(page)]).toEqual([place, []]);
  }
});
