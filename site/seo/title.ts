import { brand, company } from '../../shared/company/company.ts';

/** docs/product.md, section 9: longer ones are not set. */
export const longest = { title: 150, description: 160 };
/** Characters that search results show; a longer title gets no brand. */
const shown = 60;

/** The custom title or the heading, plus the company's brand if it fits and is missing. One that is too long is not set. */
export function documentTitle(heading: string, custom?: string): string {
  const title = [custom, heading].find((text) => text && text.length <= longest.title) ?? company.name;
  const branded = `${title} | ${brand}`;
  return branded.length <= shown && !title.includes(brand) ? branded : title;
}

/** Without a trailing slash (docs/product.md, section 2). */
export function canonicalAddress(origin: string, path: string): string {
  return path === '/' ? `${origin}/` : origin + path.replace(/\/$/, '');
}
