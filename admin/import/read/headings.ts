import type { ColumnTarget } from './column-target.ts';
import { isOptOutHeading } from './opt-out.ts';
import { plain } from './plain.ts';

/** English and French headings, best first. Case, accents and punctuation are ignored. */
const headings: Readonly<Record<Exclude<ColumnTarget, 'unsubscribed' | 'before'>, string>> = {
  name: 'name, full name, contact name, client name, customer name, customer full name, display name, complete name, nom complet, nom et prenom, prenom et nom, nom du contact, contact, person, personne ressource, username, customer, client, file as',
  firstName: 'first name, given name, firstname, forename, fname, prenom, first',
  lastName: 'last name, surname, lastname, family name, lname, nom de famille, nom, last',
  email:
    'email, e mail, email address, e mail address, adresse courriel, courriel, adresse electronique, adresse email, adresse e mail, adresse de messagerie, mail, work email, business email, main email, primary email',
  phone:
    'phone, telephone, tel, phone number, telephone number, numero de telephone, no de telephone, business phone, work phone, office phone, main phone, primary phone, mobile, mobile phone, mobile phone number, cell, cell phone, cellulaire, direct phone, phone numbers, telephone bureau, tel bureau, telephone professionnel, telephone mobile, tel mobile, portable, home phone, other phone, business phone 2, home phone 2',
  company:
    'company, company name, organization, organisation, organization name, organization 1 name, associated company, account, account name, business, business name, employer, firm, entreprise, nom de l entreprise, societe, compagnie, organisme, related company',
  jobTitle:
    'job title, job position, organization title, organization 1 title, titre du poste, position, poste, fonction, role, title, titre, occupation',
  note: 'note, notes, comment, comments, remark, remarks, remarque, remarques, commentaire, commentaires',
  basis:
    'consent basis, consent, casl consent, consent type, basis, base du consentement, type de consentement, consentement, legal basis for processing contact s data, legal basis',
  consentDate:
    'consent date, date of consent, casl date, confirm time, optin time, opt in date, optin date, opt in time, date du consentement, date de consentement, date d inscription',
  source: 'consent source, source of consent, source, source du consentement, origine, provenance',
  reason: 'implied reason, reason, consent reason, raison, motif, raison du consentement',
  until:
    'implied until, until, consent until, consent end, end of consent, consent expiry, expiry date, expires, fin du consentement, echeance, expiration',
};

/** `rank`: 0 for the best heading of a target. */
export type Meaning = { target: ColumnTarget; rank: number };

const byHeading = new Map<string, Meaning>(
  Object.entries(headings).flatMap(([target, list]) =>
    list.split(', ').map((name, rank): [string, Meaning] => [name, { target: target as ColumnTarget, rank }]),
  ),
);

/** Google's, Outlook's and others' numbered columns: `E-mail 1 - Value`, `E-mail 2 Address`, `Phone 3`. */
const numbered: readonly [ColumnTarget, RegExp][] = [
  ['email', /^(e ?mail|courriel)( address)? ?(\d+)?( value| address)?$/],
  ['phone', /^(phone|telephone|tel|mobile|cell)( number)? ?(\d+)?( value| number)?$/],
];
/** ConnectWise writes `Contact Email`, others `Primary Phone`. */
const before = /^(contact|primary|main|default|customer|client|person) /;

/** What a heading is known to mean. */
export function meaningOf(heading: string): Meaning | undefined {
  const name = plain(heading);
  const known = byHeading.get(name);
  if (known) return known;
  if (isOptOutHeading(heading)) return { target: 'unsubscribed', rank: 0 };
  for (const [target, pattern] of numbered) {
    const [found, , , number = '0'] = pattern.exec(name) ?? [];
    if (found) return { target, rank: 100 + Number(number) };
  }
  const short = byHeading.get(name.replace(before, ''));
  return short && { target: short.target, rank: short.rank + 200 };
}

export const isHeading = (cell: string): boolean => meaningOf(cell) !== undefined;
