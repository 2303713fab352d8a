import { type BuiltSite, type Finding, findingOn } from '../built-site.ts';
import { ownText } from '../writing/own-text.ts';

const nobody = /\b(?:nobody|no one|nothing)\b/gi;
const most = 2;

/** "Nobody", "no one" and "nothing" on a page more than twice are a mannerism (voice, sentences). */
export function mannerisms(site: BuiltSite): Finding[] {
  return site.content.flatMap((page) => {
    const hits = ownText(page).join(' ').match(nobody) ?? [];
    if (hits.length <= most) return [];
    return [
      findingOn(site, page.path, {
        field: '“nobody”, “no one”, “nothing”',
        what: `occur ${hits.length} times.`,
        todo: `At most ${most}: say who, or what.`,
        needle: hits[most],
      }),
    ];
  });
}
