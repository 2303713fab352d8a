import type { BuiltSite, Finding } from '../checks/built/built-site.ts';
import { placeOf } from '../checks/rules/link-uses.ts';
import { type LinkTargets, linkTarget } from '../pages/link-target.ts';

type Mended = { from: string; href: string; to: string | undefined; isGone?: boolean };

const paragraph = /<p>((?:(?!<\/p>)[\s\S])*)<\/p>\n?/g;
const sentenceEnd = /(?<=[.!?][”"’)]?)\s+(?=[A-Z“<])/;
/** A heading with nothing below it. */
const bareHeading = /<h([23])\b[^>]*>(?:(?!<\/h\1>)[\s\S])*<\/h\1>\s*(?=<h[12]\b|<\/(?:div|article|section|main)>)/g;
const anchor = /<a\b([^>]*?)\shref="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g;

/** A city on a map keeps its place, which is an attribute of its link. */
function unlinked(attributes: string, text: string): string {
  return /\stransform="/.test(attributes) ? `<g${attributes.replace(/\stabindex="[^"]*"/i, '')}>${text}</g>` : text;
}

/**
 * Corrects links whose target is clear, and shows links to pages that are not published yet as plain text.
 * @param gone texts of the sample about towns that the owner does not serve: sentences that send readers there are left out
 * @param isWhole whether a page keeps each of its sentences, as a contract does, and loses such links alone
 */
export function createLinkMender(
  targets: LinkTargets,
  gone: ReadonlySet<string> = new Set(),
  isWhole: (page: string) => boolean = () => false,
) {
  const mended = new Map<string, Mended>();

  /** @param from address of the page */
  function mendLinks(html: string, from: string): string {
    const folder = from.slice(0, from.lastIndexOf('/')) || '/';
    return withoutGone(html, from).replace(
      anchor,
      (whole, before: string, written: string, after: string, text: string) => {
        const href = written.replaceAll('&amp;', '&');
        const { href: to } = linkTarget(href, folder, targets);
        if (to === href) return whole;
        // Each address once: a wrong link of the footer is one note, not one a page.
        if (!mended.has(href)) mended.set(href, { from, href, to });
        if (to === undefined) return unlinked(before + after, text);
        return `<a${before} href="${to.replaceAll('&', '&amp;')}"${after}>${text}</a>`;
      },
    );
  }

  function withoutGone(html: string, from: string): string {
    if (gone.size === 0 || isWhole(from)) return html;
    const left = html.replace(paragraph, (whole, text: string) => {
      const sentences = text.split(sentenceEnd);
      const kept = sentences.filter(
        (sentence) => ![...sentence.matchAll(anchor)].some(([, , href = '']) => isGone(href, from)),
      );
      if (kept.length === sentences.length) return whole;
      return kept.length > 0 ? `<p>${kept.join(' ')}</p>\n` : '';
    });
    if (left === html) return html;
    // A heading in a box of its own had nothing below it before.
    const before = new Set(html.match(bareHeading));
    return left.replace(bareHeading, (heading) => (before.has(heading) ? heading : ''));
  }

  function isGone(href: string, from: string): boolean {
    if (!gone.has(href.replace(/[?#].*/, ''))) return false;
    mended.set(href, { from, href, to: undefined, isGone: true });
    return true;
  }

  function notes(site: BuiltSite): Finding[] {
    return [...mended.values()].map(({ from, href, to, isGone: isLeftOut }) => ({
      ...placeOf(site, { path: href, fragment: '', from: [from], count: 1 }),
      field: `link ${href}`,
      ...(isLeftOut ? leftOutNote : mendedNote(to)),
      note: true,
    }));
  }

  return { mendLinks, notes };
}

const leftOutNote = {
  what: 'leads to a text about a town that you do not serve: its sentence is left out.',
  todo: 'Leave it, or write the page in owner/content.',
};

const mendedNote = (to: string | undefined) =>
  to === undefined
    ? { what: 'leads to a page that is not published yet.', todo: 'It is text until then.' }
    : { what: `leads to ${to}.`, todo: `Write ${to}.` };
