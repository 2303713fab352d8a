import type { BuiltSite, Finding } from '../checks/built/built-site.ts';
import { placeOf } from '../checks/rules/link-uses.ts';
import { type LinkTargets, linkTarget } from '../pages/link-target.ts';

type Mended = { from: string; href: string; to: string | undefined };

const anchor = /<a\b([^>]*?)\shref="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g;

/** Corrects links that are clear, and shows those to a page of a day to come as text. */
export function createLinkMender(targets: LinkTargets) {
  const mended = new Map<string, Mended>();

  /** @param from address of the page */
  function mendLinks(html: string, from: string): string {
    const folder = from.slice(0, from.lastIndexOf('/')) || '/';
    return html.replace(anchor, (whole, before: string, written: string, after: string, text: string) => {
      const href = written.replaceAll('&amp;', '&');
      const { href: to } = linkTarget(href, folder, targets);
      if (to === href) return whole;
      // Each address once: a wrong link of the footer is one note, not one a page.
      if (!mended.has(href)) mended.set(href, { from, href, to });
      return to === undefined ? text : `<a${before} href="${to.replaceAll('&', '&amp;')}"${after}>${text}</a>`;
    });
  }

  function notes(site: BuiltSite): Finding[] {
    return [...mended.values()].map(({ from, href, to }) => ({
      ...placeOf(site, { path: href, fragment: '', from: [from], count: 1 }),
      field: `link ${href}`,
      what: to === undefined ? 'leads to a page that is not published yet.' : `leads to ${to}.`,
      todo: to === undefined ? 'It is text until then.' : `Write ${to}.`,
      note: true,
    }));
  }

  return { mendLinks, notes };
}
