import { describe, expect, test } from 'vitest';
import { lease } from '../../server/notifications/jobs.ts';
import { behaviourWidths, useChromium } from '../support/chromium.ts';
import { crossed, dialog, hero, openHome as openHomeOf, submit } from '../support/outage-forms.ts';
import { staffAddress, useOwnSite } from '../support/real-site.ts';
import { referenceIn, type Visitor } from '../support/visitor.ts';

const site = useOwnSite();
const chromium = useChromium();

const openHome = async (width: number) => openHomeOf(await chromium.open(width), site.server.url);
const leadsOf = async (visitor: Visitor) => (await site.server.leads()).filter((line) => line.includes(visitor.email));
const staffMails = (visitor: Visitor) =>
  site.mail.to(staffAddress).filter((mail) => mail.text?.includes(visitor.email)).length;

/** Longer than an email's first retry delay (2 minutes plus a fifth). */
const nextTry = 180_000;

describe('the mail server is away', () => {
  test.each(behaviourWidths)(
    'both forms are taken at once, and their mails arrive after it is back (%i px)',
    async (width) => {
      await site.mail.stop();
      const page = await openHome(width);
      const visitors: Visitor[] = [];
      for (const form of [hero, dialog]) {
        const visitor = await submit(page, form);
        await form.answer(page);
        expect(await leadsOf(visitor)).toHaveLength(1);
        expect(site.mail.to(visitor.email)).toEqual([]);
        visitors.push(visitor);
      }

      await site.mail.start();
      site.server.pass(nextTry);
      for (const visitor of visitors) {
        await site.mail.waitFor(visitor.email);
        await expect.poll(() => staffMails(visitor), { timeout: 60_000 }).toBe(1);
        expect(site.mail.to(visitor.email)).toHaveLength(1);
      }
    },
  );
});

describe('the server is killed right after its answer', () => {
  test.each(crossed)('%s at %i px: the lead and both mails survive', async (_name, width, form) => {
    await site.mail.stop();
    const page = await openHome(width);
    const visitor = await submit(page, form);
    const reference = referenceIn(await form.answer(page));
    await site.server.kill('SIGKILL');

    await site.mail.start();
    // An email that was being sent at the kill is sent again after its lease.
    site.server.pass(lease + nextTry);
    await site.server.start();
    expect(await leadsOf(visitor)).toEqual([expect.stringContaining(reference)]);
    expect((await site.mail.waitFor(visitor.email))[0]?.text).toContain(reference);
    await expect.poll(() => staffMails(visitor), { timeout: 60_000 }).toBe(1);
    expect(site.mail.to(visitor.email)).toHaveLength(1);
  });
});
