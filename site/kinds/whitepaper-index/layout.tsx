import { MinutesIndex } from '../../components/article-lists/MinutesIndex.tsx';
import { WhitepaperItem } from '../../components/article-lists/WhitepaperItem.tsx';
import { countOf } from '../../components/figures/DotIndex.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { pagesOfKind } from '../../pages/pages-of-kind.ts';
import { readingMinutes } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function WhitepaperIndex({ page, data, content }: LayoutProps<'whitepaper-index'>) {
  const papers = pagesOfKind(page.site.pages, 'whitepaper');
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      about={<Offer action="Book Free Consultation" />}
      side={
        <MinutesIndex
          title={countOf(papers.length, 'paper')}
          pieces={papers.map(({ path, data: { title }, body }) => ({ path, title, minutes: readingMinutes(body) }))}
        />
      }
    >
      <div>
        {papers.map((paper) => (
          <WhitepaperItem key={paper.path} {...paper} />
        ))}
      </div>
    </ReadingIndex>
  );
}
