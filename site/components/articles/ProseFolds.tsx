import { headedSections } from '../../markdown/sections.ts';
import { Prose } from './Prose.tsx';

type ProseFoldsProps = {
  /** As in `Prose`. */
  html: string;
  /** How many sections are open, so that the page reads on. */
  open?: number;
};

/** A page's text as headings that open (`ui/Fold.tsx`). */
export function ProseFolds({ html, open = 1 }: ProseFoldsProps) {
  return (
    <div className="prose-folds">
      {headedSections(html).map(({ heading, text }, at) =>
        heading ? (
          <details className="fold" key={heading} open={at < open}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output */}
            <summary className="fold__heading plus-mark" dangerouslySetInnerHTML={{ __html: heading }} />
            <div className="fold__body">
              <Prose html={text} />
            </div>
          </details>
        ) : (
          <Prose html={text} key="before" />
        ),
      )}
    </div>
  );
}
