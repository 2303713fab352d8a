import { Sources } from '../../components/articles/Sources.tsx';
import { Takeaways } from '../../components/articles/Takeaways.tsx';
import { DotField } from '../../components/figures/DotField.tsx';
import { GuideSteps } from '../../components/reading/GuideSteps.tsx';
import { PieceAsk } from '../../components/reading/PieceAsk.tsx';
import { PieceFacts, readAndReviewed } from '../../components/reading/PieceFacts.tsx';
import { ReadingPage } from '../../components/reading/ReadingPage.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { type GuidePart, guideParts } from '../../pages/guide-parts.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function Guide({ page, data, content }: LayoutProps<'guide'>) {
  const parts = guideParts(content, data.steps);
  const facts = [{ name: 'For', value: data.audience }, ...readAndReviewed(page.site.pages, page.path, data.updated)];
  return (
    <ReadingPage page={page} data={data} closing="Stuck at a step? Ask.">
      <Opening page={page} lead={data.lead} about={<PieceFacts facts={facts} />}>
        <GuidePath parts={parts} />
      </Opening>
      <SideBySide
        at="right, before"
        side={
          <>
            <Takeaways lines={data.takeaways} title="Key points" />
            <PieceAsk pages={page.site.pages} shelf={data.category} />
          </>
        }
      >
        <GuideSteps html={content} parts={parts} />
      </SideBySide>
      <Sources sources={data.sources} />
    </ReadingPage>
  );
}

/** Its parts as stations; a phone has them closed, as so many dots, so that the text begins soon. */
function GuidePath({ parts }: { parts: readonly GuidePart[] }) {
  return (
    <div className="guide-path">
      <p className="guide-path__title" id="path">
        The whole way
      </p>
      <details className="phone-fold__fold">
        <summary className="phone-fold__summary plus-mark">
          The whole way
          <DotField count={parts.length} />
        </summary>
        <ol className="guide-path__parts" aria-labelledby="path">
          {parts.map(({ id, text, isStep, time }, at) => (
            <li className={isStep ? 'guide-path__part guide-path__part--step' : 'guide-path__part'} key={id}>
              <span className={at === parts.length - 1 ? 'guide-path__stop lit-dot' : 'guide-path__stop'} />
              <a href={`#${id}`}>{text}</a>
              {time && <span className="guide-path__time">{time}</span>}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
