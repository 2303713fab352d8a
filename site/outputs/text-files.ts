import type { SiteContext } from '../layouts/context.ts';
import { atomFeed, jsonFeed } from './feeds.ts';
import { llmsText } from './llms.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security-text.ts';
import { sitemapXml } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** Files for search engines, readers and agents: where each stands and what is in it. */
export const textFiles: readonly { file: string; text: (site: SiteContext) => string }[] = [
  { file: '/sitemap.xml', text: sitemapXml },
  { file: '/robots.txt', text: robotsText },
  { file: '/blog/feed.xml', text: atomFeed },
  { file: '/blog/feed.json', text: jsonFeed },
  { file: '/llms.txt', text: llmsText },
  { file: '/.well-known/security.txt', text: securityText },
  { file: '/site.webmanifest', text: webManifest },
];
