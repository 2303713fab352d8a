import { plainText } from '../../markdown/plain-text.ts';
import { headedSections } from '../../markdown/sections.ts';
import { Prose } from './Prose.tsx';

type ProseFoldsProps = {
  /** As in `Prose`. */
  html: string;
  /** How many sections stand open, from the top; the others are headings that open. */
  open?: number;
  /** A closed heading says its section in a sentence of it. */
  gists?: boolean;
};

/** A beginning of fewer words is no section of its own: it is open and not counted. */
const fewWords = 70;

const wordsOf = (html: string) => plainText(html).split(/\s+/).length;

/** A link of a heading to itself cannot stand in a summary, which is pressed to open. */
export const unlinked = (heading: string) => heading.replace(/<a class="heading-link"[^>]*>([\s\S]*?)<\/a>/, '$1');

const firstParagraph = /<p[^>]*>([\s\S]*?)<\/p>/;
const points = /<li[^>]*>([\s\S]*?)<\/li>/g;

/** Letters of the points that a heading says, each of them whole. */
const mostOfPoints = 120;

const beginsWithTable = /^\s*<section class="scroll-box"/;
const heads = /<th scope="col"[^>]*>([\s\S]*?)<\/th>/g;

/** The first sentence of a section; of “Please do not:” its first points, of a table how many lines it has, and of what. */
function gistOf(html: string): string {
  if (beginsWithTable.test(html)) {
    const lines = (html.slice(0, html.indexOf('</table>')).match(/<tr\b/g)?.length ?? 1) - 1;
    const of = [...html.matchAll(heads)].map(([, head = '']) => plainText(head).toLowerCase());
    return `${lines} lines: ${of.join(', ')}`;
  }
  const first = plainText(firstParagraph.exec(html)?.[1] ?? '');
  if (first.endsWith(':')) {
    const all = [...html.matchAll(points)].map(([, point = '']) => plainText(point).replace(/[.;]$/, ''));
    const shown = all.filter((_, at) => at === 0 || all.slice(0, at + 1).join('; ').length <= mostOfPoints);
    const more = all.length - shown.length;
    return `${first} ${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
  }
  return /^.+?[.!?](?=\s|$)/.exec(first)?.[0] ?? first;
}

export function ProseFolds({ html, open = 1, gists = false }: ProseFoldsProps) {
  const sections = headedSections(html);
  const shown = open > 0 && wordsOf(sections[0]?.text ?? '') < fewWords ? open + 1 : open;
  return (
    <div className="prose-folds">
      {sections.map(({ heading, text }, at) => {
        if (at < shown || heading === '') return <Prose html={heading + text} key={heading} />;
        return (
          <details className="fold" key={heading}>
            <summary
              className="fold__heading plus-mark"
              data-gist={gists ? gistOf(text) : undefined}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output
              dangerouslySetInnerHTML={{ __html: unlinked(heading) }}
            />
            <div className="fold__body">
              <Prose html={text} />
            </div>
          </details>
        );
      })}
    </div>
  );
}
