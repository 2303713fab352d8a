import { WhitepaperItem } from '../../components/article-lists/WhitepaperItem.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { pagesOfKind } from '../../pages/pages-of-kind.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function WhitepaperIndex({ page, data, content }: LayoutProps<'whitepaper-index'>) {
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
