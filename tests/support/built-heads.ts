import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { outputAddress } from '../../site/pages/output-address.ts';
import { builtFiles, dist } from './built-site.ts';

export type BuiltHead = {
  path: string;
  title: string;
  robots: string;
  indexable: boolean;
  canonical?: string;
  meta: (name: string) => string | undefined;
  links: { rel: string; href: string; sizes?: string }[];
  data: string[];
};

/** Includes the not-found page. */
export function builtHeads(): BuiltHead[] {
  return builtFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => readHead(outputAddress(file), readFileSync(join(dist, file), 'utf8')));
}

function readHead(path: string, html: string): BuiltHead {
  const head = parse(html.slice(html.indexOf('<head>'), html.indexOf('</head>')));
  const meta: BuiltHead['meta'] = (name) =>
    (head.querySelector(`meta[name="${name}"]`) ?? head.querySelector(`meta[property="${name}"]`))?.getAttribute(
      'content',
    );
  const links = head.querySelectorAll('link').map((link) => ({
    rel: link.getAttribute('rel') ?? '',
    href: link.getAttribute('href') ?? '',
    sizes: link.getAttribute('sizes'),
  }));
  const robots = meta('robots') ?? '';
  return {
    path,
    title: head.querySelector('title')?.text ?? '',
    robots,
    indexable: !robots.includes('noindex'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    meta,
    links,
    data: head.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText),
  };
}
