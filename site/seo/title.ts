import { company } from '../../shared/company/company.ts';

/** Longest allowed title and description: docs/product.md, section 9. */
const longest = { title: 150, description: 160 };
/** The brand is added only while search results still show the whole title. */
const shown = 60;

/** The document's title: a custom one or the heading, with the company's name where it fits and is not there already. */
export function documentTitle(heading: string, custom?: string): string {
  const title = custom ?? heading;
  if (title.length > longest.title) throw new Error(`Title over ${longest.title} characters: ${title}`);
  const branded = `${title} | ${company.name}`;
  return branded.length <= shown && !title.includes(company.name) ? branded : title;
}

/** The canonical address: origin and path without a trailing slash (docs/product.md, section 2). */
export function canonicalAddress(origin: string, path: string): string {
  return path === '/' ? `${origin}/` : origin + path.replace(/\/$/, '');
}
