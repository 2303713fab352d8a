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

/** One story across the page, the others of its group side by side. */
const inGroup = 4;
/** Grounds of the stories across the page; then the page's own. */
const grounds = ['band', 'band ink'];

export default function CaseStudyIndex({ page, data, content }: LayoutProps<'case-study-index'>) {
  const stories = pagesOfKind(page.site.pages, 'case-study');
  // One label for all, unless a real client stands between them (decision 51).
  const areMade = stories.every(({ data: { illustrative } }) => illustrative);
  const groups = Array.from({ length: Math.ceil(stories.length / inGroup) }, (_, at) =>
    stories.slice(at * inGroup, (at + 1) * inGroup),
  );
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
      <div className="case-list">
        {groups.map(([first, ...others], at) => (
          <Fragment key={first?.path}>
            {at > 0 && (
              <AskLine row path="/services/managed-it" action="Book Free Consultation" about="And at your office?" />
            )}
            {first && (
              <div className={`case-list__first ${grounds[at] ?? ''}`}>
                <CaseStudyItem story={first} labelled={!areMade} wide />
              </div>
            )}
            {others.length > 0 && (
              <div className="case-list__others">
                {others.map((story) => (
                  <CaseStudyItem key={story.path} story={story} labelled={!areMade} wide={false} />
                ))}
              </div>
            )}
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
