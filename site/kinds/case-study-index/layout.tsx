import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { CaseStudyItem } from '../../components/article-lists/CaseStudyItem.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { testimonials } from '../../facts/testimonials.ts';
import { pagesOfKind } from '../../pages/pages-of-kind.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

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
    >
      <div>
        {stories.map((story) => (
          <CaseStudyItem key={story.path} story={story} labelled={!areMade} />
        ))}
      </div>
      {testimonials.length > 0 && (
        <section className="case-stories" aria-labelledby="in-short">
          <h2 id="in-short">{testimonials.length === 3 ? 'Three project' : 'Project'} stories in short</h2>
          <WidgetPlaceholder
            widget="stories"
            options={{ stories: JSON.stringify(testimonials), source: 'case-studies' }}
          />
        </section>
      )}
    </ReadingIndex>
  );
}
