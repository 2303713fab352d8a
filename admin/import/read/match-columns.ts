import { type ContactField, contactFields } from '../../../shared/staff/import-fields.ts';

export type ColumnTarget = ContactField | 'firstName' | 'lastName';

export const targetLabels: Readonly<Record<ColumnTarget, string>> = {
  ...contactFields,
  firstName: 'First name',
  lastName: 'Last name',
};

/** English and French headings. Case, accents and punctuation are ignored. */
const headings: Readonly<Record<ColumnTarget, string>> = {
  name: 'name, full name, contact, contact name, client name, customer name, person, nom complet, nom et prenom, prenom et nom, nom du contact, personne ressource',
  firstName: 'first name, given name, firstname, forename, prenom',
  lastName: 'last name, surname, lastname, family name, nom de famille, nom',
  email:
    'email, e mail, email address, e mail address, mail, work email, courriel, adresse courriel, adresse electronique, adresse email, adresse e mail',
  phone:
    'phone, telephone, tel, phone number, telephone number, mobile, mobile phone, cell, business phone, cellulaire, numero de telephone, no de telephone',
  company:
    'company, company name, organization, organisation, business, employer, account, account name, firm, entreprise, societe, compagnie, nom de l entreprise, organisme',
  jobTitle: 'job title, title, position, role, poste, titre, fonction, titre du poste',
  note: 'note, notes, comment, comments, remark, remarks, remarque, remarques, commentaire, commentaires',
  basis: 'consent basis, consent, consent type, basis, base du consentement, type de consentement, consentement',
  consentDate:
    'consent date, date of consent, opt in date, optin date, date du consentement, date de consentement, date d inscription',
  source: 'consent source, source of consent, source, source du consentement, origine, provenance',
  reason: 'implied reason, reason, consent reason, raison, motif, raison du consentement',
  until:
    'implied until, until, consent until, consent end, end of consent, consent expiry, expiry date, expires, fin du consentement, echeance, expiration',
};

const byHeading = new Map(
  Object.entries(headings).flatMap(([target, list]) => list.split(', ').map((name) => [name, target as ColumnTarget])),
);

/** `Prénom (contact)` → `prenom contact`. */
const plain = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Targets by heading; undefined: not imported. A target's first column wins. */
export function matchColumns(heads: readonly string[]): (ColumnTarget | undefined)[] {
  const found = heads.map((heading) => byHeading.get(plain(heading)));
  // "Nom" is the last name next to "Prénom", else the whole name.
  const isWhole = !found.includes('firstName') && !found.includes('name');
  const meant = found.map((target) => (target === 'lastName' && isWhole ? 'name' : target));
  return meant.map((target, place) => (meant.indexOf(target) === place ? target : undefined));
}

/** Identifies files of the same format. */
export const signatureOf = (heads: readonly string[]): string => heads.map(plain).join('|');
