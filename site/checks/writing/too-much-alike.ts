import { type BuiltSite, type Finding, findingOn } from '../built/built-site.ts';
import { mostShared, sharedParagraph, type Twin, twins } from './twins.ts';

/** Pages that say the same in another order, and the paragraph they share most. */
export function tooMuchAlike(site: BuiltSite, pairs: readonly Twin[] = twins(site.content)): Finding[] {
  return pairs
    .filter(({ a, b, share }) => share > mostShared(a, b))
    .map((twin) => {
      const [percent, most] = [twin.share, mostShared(twin.a, twin.b)].map((share) => Math.round(share * 100));
      return findingOn(site, twin.a.path, {
        field: 'twin',
        what: `shares ${percent} % of its five-word runs with ${twin.b.file}, ${most} % at most.`,
        todo: `Most alike: “${sharedParagraph(twin).slice(0, 160)}”`,
      });
    });
}
