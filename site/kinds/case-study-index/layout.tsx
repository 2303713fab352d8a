import { Fragment } from 'react';
import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { CaseStudyItem } from '../../components/article-lists/CaseStudyItem.tsx';
import { IndexOffer } from '../../components/lists/IndexOffer.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { testimonials } from '../../facts/testimonials.ts';
import { pagesOfKind } from '../../pages/pages-of-kind.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** After so many stories the page asks. */
const storiesToAsk = [4, 8];

export default function CaseStudyIndex({ page, data, content }: LayoutProps<'case-study-index'>) {
  const stories = pagesOfKind(page.site.pages, 'case-study');
  // One label for all, unless a real client stands between them (decision 51).
  const areMade = stories.every(({ data: { illustrative } }) => illustrative);
  return (
    <ReadingIndex
      page={page}
      data={data}
      label={
        areMade && (
          <div className="story-label">
            <p className="story-label__illustrative">
              <strong>Illustrative:</strong> no such customer exists.
            </p>
          </div>
        )
      }
      content={content}
      side={<IndexOffer />}
    >
      <div>
        {stories.map((story, at) => (
          <Fragment key={story.path}>
            {storiesToAsk.includes(at) && (
              <AskLine row path="/services/managed-it" action="Book Free Consultation" about="And at your office?" />
            )}
            <div className={at === 0 ? 'band' : undefined}>
              <CaseStudyItem story={story} labelled={!areMade} />
            </div>
          </Fragment>
        ))}
      </div>
      {testimonials.length > 0 && (
        <section className="case-stories" aria-labelledby="in-short">
          <Fold id="in-short" title="Project stories in short" count={testimonials.length}>
            <WidgetPlaceholder
              widget="stories"
              options={{ stories: JSON.stringify(testimonials), source: 'case-studies' }}
            />
          </Fold>
        </section>
      )}
    </ReadingIndex>
  );
}
