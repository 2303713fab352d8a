import { headedSections } from '../../markdown/sections.ts';
import { Prose } from './Prose.tsx';

/** On a wide screen each h2 is next to its section. `html` as in `Prose`. */
export function ProseSections({ html }: { html: string }) {
  if (html.trim() === '') return null;
  return (
    <div className="prose-sections">
      {headedSections(html).map(({ heading, text }) => (
        <div className="prose-sections__section" key={heading}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output */}
          {heading && <div className="prose-sections__heading" dangerouslySetInnerHTML={{ __html: heading }} />}
          <Prose html={text} />
        </div>
      ))}
    </div>
  );
}
