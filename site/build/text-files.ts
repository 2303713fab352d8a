import { grounds, wordmark, wordmarkFile } from '../components/ui/brand-files.tsx';
import { logoFile, ownLogo } from '../components/ui/logo.ts';
import type { SiteContext } from '../pages/site-context.ts';
import { atomFeed, jsonFeed } from './feeds/feeds.ts';
import { llmsText } from './llms.ts';
import { robotsText } from './robots.ts';
import { securityPolicyFile, securityPolicyText, securityText } from './security-text.ts';
import { sitemapXml } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';
import { minorScripts, widgetVersions } from './widget-versions.ts';

export const textFiles: readonly { file: string; text: (site: SiteContext) => string | Promise<string> }[] = [
  { file: '/sitemap.xml', text: sitemapXml },
  { file: '/robots.txt', text: robotsText },
  { file: '/blog/feed.xml', text: atomFeed },
  { file: '/blog/feed.json', text: jsonFeed },
  { file: '/llms.txt', text: llmsText },
  { file: '/.well-known/security.txt', text: securityText },
  { file: securityPolicyFile, text: securityPolicyText },
  { file: '/site.webmanifest', text: webManifest },
  { file: '/widgets/versions.json', text: widgetVersions },
  ...minorScripts(),
  ...(ownLogo ? [{ file: logoFile, text: () => ownLogo ?? '' }] : []),
  ...grounds.map((ground) => ({ file: wordmarkFile(ground), text: () => wordmark(ground) })),
];
