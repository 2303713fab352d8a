import type { ReactNode } from 'react';
import { longDate } from '../../components/articles/long-date.ts';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { Takeaways } from '../../components/articles/Takeaways.tsx';
import { DotField } from '../../components/figures/DotField.tsx';
import { DotRows } from '../../components/figures/DotRows.tsx';
import { liftedFigure } from '../../components/figures/LiftedFigure.tsx';
import { LongContents } from '../../components/reading/LongContents.tsx';
import { PieceAsk } from '../../components/reading/PieceAsk.tsx';
import { ReadingPage } from '../../components/reading/ReadingPage.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { peopleIn } from '../../pages/people-in.ts';
import { readingTime } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import type { CaseStudyPage } from './kind.ts';

export default function CaseStudy({ page, data, content }: LayoutProps<'case-study'>) {
  const { pages } = page.site;
  const lifted = liftedFigure(content);
  return (
    <ReadingPage page={page} data={data} closing="How would it go at your office?">
      <Opening
        page={page}
        lead={data.lead}
        label={<StoryLabel {...data} />}
        about={
          <p className="small story-read">
            {readingTime(pages, page.path)} to read, last reviewed{' '}
            <time dateTime={data.updated}>{longDate(data.updated)}</time>
          </p>
        }
      >
        {data.dots && <DotRows {...data.dots} />}
      </Opening>
      <BeforeAfter {...data} drawing={lifted?.figure} />
      <SideBySide
        side={
          <>
            <Takeaways lines={data.takeaways} title="Key points" plain />
            <LongContents pages={pages} path={page.path} html={content} />
            <PieceAsk pages={pages} />
          </>
        }
      >
        <ProseFolds html={lifted?.text ?? content} open={4} />
      </SideBySide>
      <Sources sources={data.sources} />
    </ReadingPage>
  );
}

/** Dots in a line. */
const across = 30;

/** Illustrative or real (decision 21), industry and size. */
function StoryLabel({ illustrative, industry, size }: Pick<CaseStudyPage, 'illustrative' | 'industry' | 'size'>) {
  return (
    <div className="story-label">
      {illustrative && (
        <p className="story-label__illustrative">
          <strong>Illustrative:</strong> no such customer exists.
        </p>
      )}
      <p className="story-label__whom">
        {industry}: {size}
      </p>
    </div>
  );
}

type BeforeAfterProps = Pick<CaseStudyPage, 'dots' | 'size' | 'challenge' | 'approach' | 'outcome'> & {
  drawing?: ReactNode;
};

/** The office before and after, a dot a person where the opening draws nothing of its own; how the work went. */
function BeforeAfter({ dots, size, challenge, approach, outcome, drawing }: BeforeAfterProps) {
  const people = dots ? 0 : peopleIn(size);
  return (
    <div className="before-after wrap">
      <dl className="before-after__sides">
        <div className="before-after__side">
          <dt>Before</dt>
          <dd>
            {people > 0 && <DotField count={people} across={across} state="needs" />}
            {challenge}
          </dd>
        </div>
        <div className="before-after__side ink">
          <dt>After</dt>
          <dd>
            {people > 0 && <DotField count={people} across={across} />}
            {outcome}
          </dd>
        </div>
      </dl>
      <div className={drawing ? 'before-after__between before-after__between--drawn' : 'before-after__between'}>
        <dl>
          <dt>The work between</dt>
          <dd>{approach}</dd>
        </dl>
        {drawing}
      </div>
    </div>
  );
}
