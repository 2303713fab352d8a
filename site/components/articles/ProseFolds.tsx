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

const beginsWithTable = /^\s*<section class="scroll-box"/;
const heads = /<th scope="col"[^>]*>([\s\S]*?)<\/th>/g;

/** The first sentence of a section; of “Please do not:” its points, of a table how many lines it has, and of what. */
function gistOf(html: string): string {
  if (beginsWithTable.test(html)) {
    const lines = (html.slice(0, html.indexOf('</table>')).match(/<tr\b/g)?.length ?? 1) - 1;
    const of = [...html.matchAll(heads)].map(([, head = '']) => plainText(head).toLowerCase());
    return `${lines} lines: ${of.join(', ')}`;
  }
  const first = plainText(firstParagraph.exec(html)?.[1] ?? '');
  if (first.endsWith(':'))
    return `${first} ${[...html.matchAll(points)].map(([, point = '']) => plainText(point)).join('; ')}`;
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
