import { CaseStudyItem } from '../components/pieces/CaseStudyItem.tsx';
import { GuideItem } from '../components/pieces/GuideItem.tsx';
import { WhitepaperItem } from '../components/pieces/WhitepaperItem.tsx';
import { ReadingIndex } from '../components/ReadingIndex.tsx';
import type { LayoutProps } from '../context.ts';
import { pagesOfKind } from '../pages/pages-of-kind.ts';

/** The guides, each opened at its contents: which step is mine? */
export function GuideIndex({ page, data, content }: LayoutProps<'guide-index'>) {
  return (
    <ReadingIndex page={page} data={data} content={content}>
      <div>
        {pagesOfKind(page.site.pages, 'guide').map((guide) => (
          <GuideItem key={guide.path} {...guide} />
        ))}
      </div>
    </ReadingIndex>
  );
}

/** The white papers, each with its abstract: does it concern me? */
export function WhitepaperIndex({ page, data, content }: LayoutProps<'whitepaper-index'>) {
  return (
    <ReadingIndex page={page} data={data} content={content}>
      <div>
        {pagesOfKind(page.site.pages, 'whitepaper').map((paper) => (
          <WhitepaperItem key={paper.path} {...paper} />
        ))}
      </div>
    </ReadingIndex>
  );
}

/** The stories, each as a before and an after: does that look like us? */
export function CaseStudyIndex({ page, data, content }: LayoutProps<'case-study-index'>) {
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
