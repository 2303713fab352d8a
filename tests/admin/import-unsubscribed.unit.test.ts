import { describe, expect, test } from 'vitest';
import { lines, officeFile, readOffice } from '../support/import-session.ts';

describe('who unsubscribed is recognized', () => {
  test.each([
    ['Unsubscribed', ['TRUE', 'yes', '1', 'x', 'Y', 'oui', '2025-11-02 10:00'], ['FALSE', 'no', '0', '']],
    ['Email Opt Out', ['1', 'true', 'perhaps'], ['0', 'false', '']],
    ['HasOptedOutOfEmail', ['Yes'], ['']],
    ['UNSUB_TIME', ['2025-01-02 10:00:00'], ['', '0000-00-00 00:00:00']],
    [
      'Status',
      ['Unsubscribed', 'unsubscribed (admin)', 'cleaned', 'Opted out', 'Bounced', 'Désabonné'],
      ['Active', '1', 'OPEN', ''],
    ],
    ['Subscribed', ['No', 'FALSE', '0', 'Unsubscribed'], ['Yes', '']],
    ['Accepts Email Marketing', ['no'], ['yes', '']],
    ['Tags', ['Unsubscribed', 'VIP; unsubscribed'], ['Customer', 'VIP']],
    ['Receives newsletter', ['No'], ['Yes', '']],
    ['Consent', ['unsubscribed', 'withdrawn', 'No'], ['express', 'Yes']],
    // Microsoft Dynamics, HubSpot, Constant Contact, Klaviyo, Eventbrite, Odoo, and what offices write themselves.
    ['Do not allow Bulk Emails', ['Do Not Allow', 'Yes'], ['Allow', '']],
    ['donotbulkemail', ['1'], ['0']],
    ['Marketing contact status', ['Non-marketing contact'], ['Marketing contact']],
    ['Permission status', ['No permissions set'], ['Explicit']],
    ['Email Marketing Consent', ['NEVER_SUBSCRIBED', 'No'], ['SUBSCRIBED']],
    ['Do you want our newsletter?', ['No'], ['Yes']],
    ['OK to email?', ['N', 'no'], ['Y']],
    ['CASL', ['No', 'Withdrawn'], ['Yes']],
    ['Email Opt', ['Out'], ['In']],
    ['No marketing', ['X'], ['']],
    ['Remove from mailing list', ['yes'], ['']],
    ['Spam complaint', ['yes'], ['']],
    ['Lead Status', ['Unqualified - opted out', 'Lost (unsubscribed)'], ['Open', 'Never unsubscribed']],
    ['Remarks of Sam', ['asked to be removed from our list'], ['a good customer']],
    ['Ne plus contacter', ['oui'], ['non', '']],
    ['Abonnement infolettre', ['Non', 'Désabonné'], ['Oui']],
  ])('under %s by %j, and not by %j', async (heading, left, others) => {
    const people = [...left, ...others].map((said, at) => `Ann Lee,a${at}@x.example,${said}`);
    const { session } = await readOffice(lines(`Name,Email,${heading}`, ...people));
    const sent = people.map((_, at) => session.row(at + 2).basis);
    expect(sent).toEqual([...left.map(() => 'unsubscribed'), ...others.map(() => 'express')]);
    expect(session.row(2)).not.toHaveProperty('source');
    expect(session.counts().left).toBe(left.length);
  });

  test('but not by a no to something else', async () => {
    for (const heading of ['Email verified', 'Primary contact', 'Mailing city', 'Accepts SMS marketing', 'Do not call'])
      expect((await readOffice(lines(`Name,Email,${heading}`, 'Ann Lee,a@x.example,No'))).session.counts().left).toBe(
        0,
      );
  });

  test('and who has a phone alone is not counted among those to subscribe', async () => {
    const { session } = await readOffice(lines('Name,Email,Phone', 'Ann Lee,,416-555-0100', 'Bo Roy,b@x.example,'));
    expect(session.counts()).toEqual({ ready: 2, express: 1, left: 0 });
  });

  test('by any of several columns, before the basis that the row states', async () => {
    const { session } = await readOffice(
      lines(
        'Email,Consent basis,Consent date,Consent source,Status,Opt-out',
        'a@x.example,express,2026-01-01,Fair,Active,yes',
        'b@x.example,implied,soon,,Unsubscribed,',
        'c@x.example,express,2026-01-01,Fair,Active,no',
      ),
    );
    expect(session.counts()).toEqual({ ready: 3, express: 1, left: 2 });
    // A loose comma moves what the row says.
    for (const heads of ['Email,Company,Status', 'Email,Company,Subscribed', 'Email,Company,Opt-out'])
      for (const said of ['Unsubscribed', 'opted out'])
        expect((await readOffice(lines(heads, `a@x.example,Roy, Inc.,${said}`))).session.counts(), heads).toMatchObject(
          {
            left: 1,
          },
        );
    expect((await readOffice(officeFile('59-unsub-express.csv'))).session.counts()).toMatchObject({
      express: 0,
      left: 1,
    });
  });
});
