import { WidgetPlaceholder } from '../../../widgets/WidgetPlaceholder.tsx';
import { CaseStudyItem } from '../../components/article-lists/CaseStudyItem.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import type { LayoutProps } from '../../context.ts';
import { testimonials } from '../../facts/testimonials.ts';
import { pagesOfKind } from '../../pages/pages-of-kind.ts';

/** The case studies, each with its before and after. */
export default function CaseStudyIndex({ page, data, content }: LayoutProps<'case-study-index'>) {
  return (
    <ReadingIndex page={page} data={data} content={content}>
      <section className="case-stories" aria-labelledby="in-short">
        <h2 id="in-short">Three project stories in short</h2>
        <WidgetPlaceholder
          widget="stories"
          options={{ stories: JSON.stringify(testimonials), source: 'case-studies' }}
        />
      </section>
      <div>
        {pagesOfKind(page.site.pages, 'case-study').map((story) => (
          <CaseStudyItem key={story.path} {...story} />
        ))}
      </div>
    </ReadingIndex>
  );
}
