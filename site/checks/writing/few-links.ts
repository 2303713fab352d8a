import { kindOf } from '../../schema/kinds.ts';
import { type BuiltSite, type Finding, findingOn } from '../built/built-site.ts';
import { linksInText } from './links-in-text.ts';

const fewest = 3;

export function fewLinks(site: BuiltSite): Finding[] {
  return site.content
    .filter(({ kind }) => kindOf(kind).piece)
    .flatMap((page) => {
      const links = linksInText(page);
      if (links.length >= fewest) return [];
      const what = links.length > 0 ? `leads to ${links.join(' and ')} only.` : 'leads to no other page.';
      const todo = `Link ${fewest} pages that help, where the text touches their question.`;
      return [findingOn(site, page.path, { field: 'links', what, todo })];
    });
}
