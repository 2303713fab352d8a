import { plainText } from '../../markdown/plain-text.ts';
import { headedSections } from '../../markdown/sections.ts';
import { Prose } from './Prose.tsx';

type ProseFoldsProps = {
  /** As in `Prose`. */
  html: string;
  /** Sections within this many words stand open; the others are headings that open (`ui/Fold.tsx`). */
  words?: number;
  /** Of the others, the first with a table or a drawing stands open too, if it is short. */
  drawn?: boolean;
};

/** A row of a table or an item to tick is as high as this many words. */
export const wordsOfRow = 20;

function wordsOf(html: string): number {
  return plainText(html).split(/\s+/).length + (html.match(/<tr[\s>]/g)?.length ?? 0) * wordsOfRow;
}

/** A link of a heading to itself cannot stand in a summary, which is pressed to open. */
export const unlinked = (heading: string) => heading.replace(/<a class="heading-link"[^>]*>([\s\S]*?)<\/a>/, '$1');

/** A longer table would make the page too high. */
const mostDrawn = 260;

const isDrawn = ({ text }: { text: string }) => /<(?:table|figure)[\s>]/.test(text) && wordsOf(text) <= mostDrawn;

export function ProseFolds({ html, words = 200, drawn = false }: ProseFoldsProps) {
  const sections = headedSections(html);
  const shown = drawn ? sections.find(isDrawn) : undefined;
  let before = 0;
  return (
    <div className="prose-folds">
      {sections.map((section) => {
        const { heading, text } = section;
        before += wordsOf(text);
        const isOpen = before <= words || heading === '' || section === shown;
        if (isOpen) return <Prose html={heading + text} key={heading} />;
        return (
          <details className="fold" key={heading}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output */}
            <summary className="fold__heading plus-mark" dangerouslySetInnerHTML={{ __html: unlinked(heading) }} />
            <div className="fold__body">
              <Prose html={text} />
            </div>
          </details>
        );
      })}
    </div>
  );
}
