import { cityOf } from '../../data/landing-topics.ts';
import { places } from '../../data/places.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { kindOf } from '../../schema/kinds.ts';
import { type BuiltSite, type Finding, findingOn } from '../built-site.ts';
import { words } from '../writing/words.ts';

const firstWords = 6;

/** A heading of the page names its subject, in the words people search for (voice, headings 1). */
export function hiddenSubjects(site: BuiltSite): Finding[] {
  return site.content.flatMap((page) => {
    const fault = faultOf(page);
    return fault ? [findingOn(site, page.path, { field: 'title', needle: 'title:', ...fault })] : [];
  });
}

function faultOf({ kind, path, data }: ContentPage): { what: string; todo: string } | undefined {
  if (!data.subject) return { what: 'declares no subject.', todo: 'Add `subject:`, the words people search for.' };
  const title = words(data.title);
  const subject = words(data.subject);
  const at = title.findIndex((_, start) => subject.every((word, index) => title[start + index] === word));
  if (at < 0) return { what: `does not contain its subject “${data.subject}”.`, todo: 'Begin with it.' };
  if (!kindOf(kind).commercial) return undefined;
  const city = places.find(({ slug }) => slug === (cityOf(path) ?? /^\/locations\/(.+)$/.exec(path)?.[1]));
  const cityAt = city ? title.join(' ').split(words(city.name).join(' '))[0] : '';
  const late = at + subject.length > firstWords || (city && words(cityAt ?? '').length + 1 > firstWords);
  return late
    ? { what: `names its subject${city ? ' and city' : ''} too late.`, todo: `Within the first ${firstWords} words.` }
    : undefined;
}
