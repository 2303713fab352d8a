import { headingsOf } from '../../markdown/headings.ts';
import { plainText } from '../../markdown/plain-text.ts';
import { headedSections } from '../../markdown/sections.ts';
import type { GuidePart } from '../../pages/guide-parts.ts';
import { Prose } from '../articles/Prose.tsx';
import { unlinked } from '../articles/ProseFolds.tsx';

export type GuideStepsProps = {
  html: string;
  parts: readonly GuidePart[];
};

/** Parts within this many words stand open, two at least; the others are headings that open. */
const shown = { words: 800, parts: 2 };

export function GuideSteps({ html, parts }: GuideStepsProps) {
  const classOf = (heading: string) => {
    const id = headingsOf(heading)[0]?.id;
    if (!id) return 'guide-steps__before';
    const isStep = parts.some((part) => part.id === id && part.isStep);
    return isStep ? 'guide-steps__part guide-steps__part--step' : 'guide-steps__part';
  };
  let before = 0;
  return (
    <div className="guide-steps">
      {headedSections(html).map(({ heading, text }, at) => {
        before += plainText(text).split(/\s+/).length;
        return at < shown.parts || before <= shown.words ? (
          <div className={classOf(heading)} key={heading}>
            <Prose html={heading + text} />
          </div>
        ) : (
          <details className={`${classOf(heading)} guide-steps__fold`} key={heading}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output */}
            <summary className="fold__heading plus-mark" dangerouslySetInnerHTML={{ __html: unlinked(heading) }} />
            <Prose html={text} />
          </details>
        );
      })}
    </div>
  );
}
