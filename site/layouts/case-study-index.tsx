import { CaseStudyItem } from '../components/pieces/CaseStudyItem.tsx';
import { ReadingIndex } from '../components/ReadingIndex.tsx';
import type { LayoutProps } from '../context.ts';
import { pagesOfKind } from '../pages/pages-of-kind.ts';

/** The case studies, each with its before and after. */
export default function CaseStudyIndex({ page, data, content }: LayoutProps<'case-study-index'>) {
  return (
    <ReadingIndex page={page} data={data} content={content}>
      <div>
        {pagesOfKind(page.site.pages, 'case-study').map((story) => (
          <CaseStudyItem key={story.path} {...story} />
        ))}
      </div>
    </ReadingIndex>
  );
}
