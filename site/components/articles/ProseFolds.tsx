import { headedSections } from '../../markdown/sections.ts';
import { type OpenRule, openSections } from './open-sections.ts';
import { Prose } from './Prose.tsx';

type ProseFoldsProps = OpenRule & {
  /** As in `Prose`. */
  html: string;
};

/** A link of a heading to itself cannot stand in a summary, which is pressed to open. */
export const unlinked = (heading: string) => heading.replace(/<a class="heading-link"[^>]*>([\s\S]*?)<\/a>/, '$1');

export function ProseFolds({ html, ...rule }: ProseFoldsProps) {
  const sections = headedSections(html);
  const open = openSections(sections, rule);
  return (
    <div className="prose-folds">
      {sections.map((section) => {
        const { heading, text } = section;
        if (open.has(section)) return <Prose html={heading + text} key={heading} />;
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
