import { type BuiltSite, type Finding, findingOn } from '../built-site.ts';
import { ownText } from '../writing/own-text.ts';

/** A word that we do not write, with the field's word. `except`: where the plain meaning is the right one. */
type Entry = { pattern: RegExp; write: string; except?: RegExp };

/** House words. The pattern is looked for in each sentence, the exception around the hit. */
const glossary: readonly Entry[] = [
  {
    pattern: /\be?-?mails?\b(?!-)/gi,
    write: 'email',
    // Paper mail, servers and protocols keep their name, and "email" is what is wanted.
    except:
      /\bemails?\b|mail (?:server|merge|flow|filter|room|slot|carrier)|voice ?mail|paper mail|registered mail|by mail or courier|Canada Post|mailbox/i,
  },
  { pattern: /\bsign-in codes?\b/gi, write: 'multi-factor authentication (MFA)', except: /MFA|multi-factor/i },
  { pattern: /\bper (?:person|user|head) and month\b/gi, write: 'per person per month' },
  { pattern: /\d %/g, write: 'a percentage without a space: 99.9%' },
  {
    pattern: /\bthe papers\b|\bpapers and\b|\btheir papers\b/gi,
    write: 'documents or files',
    except: /white papers?/i,
  },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, write: 'fix or repair' },
  { pattern: /\b(?:told (?:in|under)|stands? under)\b/gi, write: 'described in, listed under' },
];

/** Kinds whose pieces are read alone and in full: stricter words, and MFA written out. */
const pieces = new Set(['library', 'blog-post', 'guide', 'whitepaper', 'case-study', 'webinar']);

/** Habits that the pieces have unlearned (voice, "Sentences"). */
const habits: readonly Entry[] = [{ pattern: /\bwhoever\b/gi, write: 'the person who, or anyone who' }];

/** Every page uses the house's word for a thing (voice, "Words"): its author's text, and what layouts and data add to it. */
export function unusualWords(site: BuiltSite): Finding[] {
  const own = site.content.flatMap((page) => {
    const entries = pieces.has(page.kind) ? [...glossary, ...habits] : glossary;
    return ownText(page).flatMap((text) => findingsIn(site, page.path, text, { entries }));
  });
  const known = new Set(own.map(({ field }) => field));
  // A word that an author's text has is reported there, with its line; the same text of a layout is reported once.
  const others = [...addedText(site)].flatMap(([text, path]) =>
    findingsIn(site, path, text, { where: ' (layout or data)' }),
  );
  return [
    ...own,
    ...others.filter(({ field }) => !known.has(field.replace(' (layout or data)', ''))),
    ...unexplainedMfa(site),
  ];
}

/** A piece that says MFA writes it out where it first explains it (voice, "Words"). */
function unexplainedMfa(site: BuiltSite): Finding[] {
  return site.content.flatMap((page) => {
    const text = pieces.has(page.kind) ? ownText(page).join('\n\n') : '';
    if (!/\bMFA\b/.test(text) || /multi-factor authentication \(MFA\)/i.test(text)) return [];
    return [
      findingOn(site, page.path, {
        field: '“MFA”',
        what: 'is never written out.',
        todo: 'Write “multi-factor authentication (MFA)” at its first use in the text.',
        needle: 'MFA',
      }),
    ];
  });
}

function findingsIn(
  site: BuiltSite,
  path: string,
  paragraph: string,
  { entries = glossary, where = '' }: { entries?: readonly Entry[]; where?: string },
): Finding[] {
  return paragraph.split(/(?<=[.!?])\s/).flatMap((sentence) =>
    entries.flatMap(({ pattern, write, except }) =>
      [...sentence.matchAll(pattern)]
        .filter((hit) => !except?.test(around(sentence, hit)))
        .map(([text]) =>
          findingOn(site, path, {
            field: `“${text}”${where}`,
            what: `is not the house’s word${where && `, in “${sentence.trim().slice(0, 60)}”`}.`,
            todo: `Write ${write}.`,
            needle: sentence.slice(0, 60),
          }),
        ),
    ),
  );
}

/** Every text between two tags of a built document, once, with the first page that shows it. */
function addedText(site: BuiltSite): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { path, html } of site.pages)
    for (const [, text = ''] of html.matchAll(/>([^<>]{4,})</g)) if (!texts.has(text)) texts.set(text, path);
  return texts;
}

/** The hit with a few words on both sides. */
function around(sentence: string, hit: RegExpExecArray): string {
  return sentence.slice(Math.max(0, hit.index - 24), hit.index + hit[0].length + 24);
}
