import { GuideItem } from '../../components/article-lists/GuideItem.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { pagesOfKind } from '../../pages/pages-of-kind.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function GuideIndex({ page, data, content }: LayoutProps<'guide-index'>) {
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
