import { company } from '../../shared/company/company.ts';
import { homeTime } from '../../shared/company/hours.ts';
import { linkPlace } from '../../shared/staff/colleagues.ts';
import { staffPath } from '../../shared/staff/staff.ts';
import type { Database } from '../database/database.ts';
import { companyStamp } from '../format/company-time.ts';
import { automatic, type LetterWriter } from '../notifications/create-compose.ts';
import { imprint } from '../notifications/letters/imprint.ts';
import { type Letter, paragraph } from '../notifications/letters/letter.ts';
import type { StaffLinks } from './staff-links.ts';

/** Null if the link has been used or has ended meanwhile. */
export function staffLinkMails(
  { read }: Pick<Database, 'read'>,
  links: StaffLinks,
  siteOrigin: string,
  clock: () => Date,
): Record<'staff-link', LetterWriter> {
  return {
    'staff-link': async ({ request }) => {
      const { link = -1 } = JSON.parse(request ?? '{}') as { link?: number };
      const row = await read
        .selectFrom('staff_links')
        .innerJoin('staff', 'staff.id', 'staff_id')
        .select(['staff_links.id', 'kind', 'made_at', 'expires_at', 'email'])
        .where('staff_links.id', '=', link)
        .where('used_at', 'is', null)
        .where('expires_at', '>', clock().getTime())
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      if (!row) return null;
      const href = `${siteOrigin}${staffPath}#/${linkPlace}/${links.make({ id: row.id, at: row.made_at })}`;
      const letter = row.kind === 'invitation' ? invitation(href, row.expires_at) : forgotten(href, row.expires_at);
      return { letter, about: row.id, to: { name: '', address: row.email }, headers: automatic };
    },
  };
}

const until = (moment: number) => `The link works once, until ${companyStamp(moment)} (${homeTime}).`;

const invitation = (href: string, ends: number): Letter => ({
  subject: `You are invited to the staff page of ${company.name}`,
  parts: [
    paragraph(
      `A colleague has made an account for you on the staff page of ${company.name}. Choose your password to begin.`,
    ),
    { kind: 'link', label: 'Choose your password', href },
    paragraph(`${until(ends)} Later, “Forgot your password?” on the sign-in page sends another.`),
  ],
  footer: [...imprint],
});

const forgotten = (href: string, ends: number): Letter => ({
  subject: `Choose a new password for the staff page of ${company.name}`,
  parts: [
    paragraph('Somebody, probably you, asked for this on the sign-in page.'),
    { kind: 'link', label: 'Choose a new password', href },
    paragraph(`${until(ends)} If it was not you, do nothing: your password stays as it is.`),
  ],
  footer: [...imprint],
});
