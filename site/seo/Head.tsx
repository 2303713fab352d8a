import { company } from '../../shared/company/company.ts';
import { colour } from '../../shared/company/palette.ts';
import type { PageContext } from '../pages/site-context.ts';
import { canonicalAddress, documentTitle, longest } from './title.ts';

export type HeadProps = {
  page: PageContext;
  metaTitle?: string;
  /** The opening has the map: on a wide screen the first frame waits for it, as its node travels from page to page. */
  map?: boolean;
  graph?: readonly object[];
};

export function Head({ page, metaTitle, map, graph = [] }: HeadProps) {
  const description = page.description.length <= longest.description ? page.description : '';
  const title = documentTitle(page.title, metaTitle);
  const canonical = page.canonical && canonicalAddress(page.site.origin, page.canonical);
  const image = page.site.shareImages.get(page.path);
  const robots = page.indexable
    ? 'index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1'
    : 'noindex, follow';
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {/* A page that the server fills may have a token in its address, which the next page is not to learn. */}
      {!page.path && <meta name="referrer" content="strict-origin" />}
      {description && <meta name="description" content={description} />}
      <meta name="robots" content={robots} />
      {canonical && <link rel="canonical" href={canonical} />}
      {otherLanguages(page).map(({ lang, path }) => (
        <link rel="alternate" hrefLang={lang} href={canonicalAddress(page.site.origin, path)} key={path} />
      ))}
      <meta name="theme-color" content={colour('ink').value} />
      <meta name="format-detection" content="telephone=no" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content="en_CA" />
      {image && (
        <>
          <meta property="og:image" content={page.site.origin + image} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={page.title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {/^\/blog(\/|$)/.test(page.path) && (
        <>
          <link rel="alternate" type="application/atom+xml" title={`${company.name} blog`} href="/blog/feed.xml" />
          <link rel="alternate" type="application/feed+json" title={`${company.name} blog`} href="/blog/feed.json" />
        </>
      )}
      <link rel="preload" href={page.site.fonts.display} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="preload" href={page.site.fonts.text} as="font" type="font/woff2" crossOrigin="anonymous" />
      {map && <link rel="expect" href="#map" blocking="render" media="(min-width: 64rem)" />}
      <style data-page=""></style>
      <script type="module" src={page.site.script} />
      {graph.length > 0 && (
        <JsonData type="application/ld+json" value={{ '@context': 'https://schema.org', '@graph': graph }} />
      )}
      <JsonData type="speculationrules" value={speculation} />
    </head>
  );
}

/** This page and the one that says the same in the other language; none if there is no such page. */
function otherLanguages({ path, site }: PageContext): { lang: string; path: string }[] {
  const translation = site.pages.find(
    ({ path: own, data }) =>
      'translationOf' in data && data.translationOf && (own === path || data.translationOf === path),
  );
  if (!translation || !('translationOf' in translation.data)) return [];
  return [
    { lang: 'en-CA', path: String(translation.data.translationOf) },
    { lang: 'fr-CA', path: translation.path },
  ];
}

/** Prefetching is safe, because no GET changes state. */
const speculation = {
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] }, eagerness: 'moderate' }],
};

/** Escapes `<`, so that no text can end the script element. */
function JsonData({ type, value }: { type: string; value: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `<` is escaped
  return <script type={type} dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replace(/</g, '\\u003c') }} />;
}
