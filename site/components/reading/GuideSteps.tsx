import { headingsOf } from '../../markdown/headings.ts';
import { headedSections } from '../../markdown/sections.ts';
import type { GuidePart } from '../../pages/guide-parts.ts';
import { Prose } from '../articles/Prose.tsx';

export type GuideStepsProps = {
  html: string;
  parts: readonly GuidePart[];
};

export function GuideSteps({ html, parts }: GuideStepsProps) {
  const classOf = (heading: string) => {
    const id = headingsOf(heading)[0]?.id;
    if (!id) return 'guide-steps__before';
    const isStep = parts.some((part) => part.id === id && part.isStep);
    return isStep ? 'guide-steps__part guide-steps__part--step' : 'guide-steps__part';
  };
  return (
    <div className="guide-steps">
      {headedSections(html).map(({ heading, text }) => (
        <div className={classOf(heading)} key={heading}>
          <Prose html={heading + text} />
        </div>
      ))}
    </div>
  );
}
