import { landingPages } from './landing-pages.ts';
import type { RedirectData } from './redirect-data.ts';
import type { Keyword, RedirectRule, Targets } from './rule.ts';
import { standing } from './standing.ts';

const staffPages = ['/admin/leads', '/admin/analytics', '/admin/sendgrid-test'];

/** Keywords of rules 4 and 5. */
const topics: readonly Keyword[] = [
  ['cybersecurity', '/cybersecurity-services-toronto'],
  ['managed-it', '/managed-it-services-toronto'],
  ['cloud', '/cloud-services-toronto'],
];

/** Rule 6 without the three comparison pages. */
const fourWords =
  /^\/(?!(?:toronto-it-services-comparison|top-it-managed-service-providers-in-toronto|top-managed-service-providers-toronto)$)-*[a-z0-9]+(?:-+[a-z0-9]+){3,}-*$/;
const media = /\.(?:png|jpe?g|gif|webp|pdf|docx?|svg|ico)$/;

const isNumber = 'The last part of the address is a number.';
const isKnown = 'The address is in the legacy map, or is a blog post without /blog, or a prefix of rule 2 alone.';
const isMedia = 'The address is that of a picture or document that is no longer there.';

/**
 * In the order of docs/product.md, section 4; the first match decides. Excludes pages of the site (`valid`). A target that
 * is not there is replaced by its folder.
 */
export function redirectRules(data: RedirectData): RedirectRule[] {
  const now = (to: string) => standing(to, data);
  return writtenRules(data).map((rule): RedirectRule => {
    // Applies once its page is built.
    if (rule.name === 'router') return rule;
    if (rule.by === 'path' || rule.by === 'folder')
      return { ...rule, targets: new Map([...rule.targets].map(([from, to]) => [from, now(to)])) };
    if (rule.by === 'parameter') return { ...rule, to: now(rule.to) };
    return { ...rule, to: now(rule.to), keywords: rule.keywords.map(([start, to]) => [start, now(to)] as const) };
  });
}

/** Targets as written, whether or not they are there. */
export function writtenRules({ valid, posts, aliases, legacy }: RedirectData): RedirectRule[] {
  const landings = landingPages(valid);
  const services = valid.filter((path) => /^\/services\/[^/]+$/.test(path));
  // Later entries win: written ones over derived ones.
  const known = [
    ...landings.map(({ prefix, to }) => [`/${prefix}`, to] as const),
    ...posts.map((slug) => [`/${slug}`, `/blog/${slug}`] as const),
    ...Object.entries(legacy),
  ];
  return [
    paths('router', 'The staff area has one page.', new Map(staffPages.map((path) => [path, '/admin']))),
    paths('1-legacy', isKnown, new Map(known)),
    ...landings.map(({ prefix, to, keywords }) => {
      const why = `The address begins with ${prefix}-${keywords ? '; the words after it decide' : ''}.`;
      return pattern(`2-${prefix}`, why, new RegExp(`^/${prefix}-[^/]+$`), to, keywords);
    }),
    {
      name: '2-services-subtree',
      why: 'The address is below the page of a service.',
      by: 'folder',
      targets: new Map(services.map((path) => [path, aliases[path] ?? path])),
    },
    {
      name: '3-flag',
      why: 'The query has a parameter named attachment_id or no_redirect.',
      by: 'parameter',
      names: ['attachment_id', 'no_redirect'],
      to: '/',
    },
    pattern('4-numeric', isNumber, /^\/blog\/(?:.*\/)?[0-9]+$/, '/blog', topics),
    pattern('4-numeric', isNumber, /\/[0-9]+$/, '/', topics),
    pattern('5-length', 'The address is longer than 100 characters.', /^.{101}/, '/', topics),
    pattern('6-words', 'The address is a slug of four or more words: an old article.', fourWords, '/blog'),
    pattern('7-media', isMedia, media, '/'),
    pattern('7-photo-credit', 'The address is that of a photo credit.', /^\/(?=[^/]*photo-credit)[^/]*$/, '/'),
  ];
}

const paths = (name: string, why: string, targets: Targets): RedirectRule => ({
  name,
  why,
  by: 'path',
  targets,
});

const pattern = (
  name: string,
  why: string,
  pattern: RegExp,
  to: string,
  keywords: readonly Keyword[] = [],
): RedirectRule => ({
  name,
  why,
  by: 'pattern',
  pattern,
  keywords,
  to,
});
