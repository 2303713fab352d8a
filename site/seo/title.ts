import { company } from '../../shared/company/company.ts';

/** docs/product.md, section 9. */
const longest = { title: 150, description: 160 };
/** Characters that search results show; a longer title gets no brand. */
const shown = 60;

/** The custom title or the heading, plus the company's name if it fits and is missing. */
export function documentTitle(heading: string, custom?: string): string {
  const title = custom ?? heading;
  if (title.length > longest.title) throw new Error(`Title over ${longest.title} characters: ${title}`);
  const branded = `${title} | ${company.name}`;
  return branded.length <= shown && !title.includes(company.name) ? branded : title;
}

/** Without a trailing slash (docs/product.md, section 2). */
export function canonicalAddress(origin: string, path: string): string {
  return path === '/' ? `${origin}/` : origin + path.replace(/\/$/, '');
}
