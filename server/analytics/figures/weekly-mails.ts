import { Temporal } from 'temporal-polyfill';
import { company } from '../../../shared/company/company.ts';
import { figureText } from '../../../shared/staff/figure-text.ts';
import type { SummaryItem } from '../../../shared/staff/figures.ts';
import { staffPath } from '../../../shared/staff/staff.ts';
import type { Database } from '../../database/database.ts';
import { automatic, type LetterWriter } from '../../notifications/create-compose.ts';
import { imprint } from '../../notifications/letters/imprint.ts';
import { type Letter, paragraph } from '../../notifications/letters/letter.ts';
import { type Period, periodOf } from '../period.ts';
import type { WeeklyJob } from '../queue-weekly-mails.ts';
import { summaryOf } from './summary.ts';

/** Writes the weekly email; null if the member has left or unsubscribed. */
export function weeklyMails(
  { read }: Pick<Database, 'read'>,
  siteOrigin: string,
  clock: () => Date,
): Record<'weekly-figures', LetterWriter> {
  return {
    'weekly-figures': async ({ request }) => {
      if (request === null) return null;
      const { staff, monday } = JSON.parse(request) as WeeklyJob;
      const reader = await read
        .selectFrom('staff')
        .select('email')
        .where('id', '=', staff)
        .where('weekly_figures', '=', 1)
        .where('revoked_at', 'is', null)
        .where('role', 'in', ['admin', 'marketing'])
        .executeTakeFirst();
      if (!reader) return null;
      const last = Temporal.PlainDate.from(monday).subtract({ days: 1 });
      const week = periodOf(last.subtract({ days: 6 }), last);
      const items = await summaryOf(read, week, clock().getTime());
      return {
        letter: weeklyLetter(items, week, siteOrigin),
        about: `${monday}.${staff}`,
        to: { name: '', address: reader.email },
        headers: automatic,
      };
    },
  };
}

function weeklyLetter(items: readonly SummaryItem[], { from, to, before }: Period, siteOrigin: string): Letter {
  const requests = items.find(({ label }) => label === 'Requests');
  const said = requests ? `${figureText(requests.now, requests.unit)} requests, ` : '';
  return {
    subject: `${company.name}: ${said}week of ${from}`,
    parts: [
      paragraph(`The website from Monday ${from} to Sunday ${to}, compared with the week from ${before.from}.`),
      {
        kind: 'facts',
        facts: items.map(
          ({ label, unit, now, before, of }) =>
            [
              label,
              `${figureText(now, unit)}${of ? ` of ${of.count} ${of.noun}` : ''} (week before: ${figureText(before, unit)})`,
            ] as const,
        ),
      },
      {
        kind: 'link',
        label: 'See all figures of the week',
        href: `${siteOrigin}${staffPath}#/analytics/overview/${from}/${to}`,
      },
      paragraph('You chose to get this every Monday. To stop it, open Analytics and clear "Email me these numbers".'),
    ],
    footer: [...imprint],
  };
}
