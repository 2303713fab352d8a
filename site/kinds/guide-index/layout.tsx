import { GuideItem } from '../../components/article-lists/GuideItem.tsx';
import { MinutesIndex } from '../../components/article-lists/MinutesIndex.tsx';
import { countOf } from '../../components/figures/DotIndex.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { pagesOfKind } from '../../pages/pages-of-kind.ts';
import { readingMinutes } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function GuideIndex({ page, data, content }: LayoutProps<'guide-index'>) {
  const guides = pagesOfKind(page.site.pages, 'guide');
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      about={<Offer action="Book Free Consultation" />}
      side={
        <MinutesIndex
          title={countOf(guides.length, 'guide')}
          pieces={guides.map(({ path, data: { title }, body }) => ({ path, title, minutes: readingMinutes(body) }))}
        />
      }
    >
      <div>
        {guides.map((guide) => (
          <GuideItem key={guide.path} {...guide} />
        ))}
      </div>
    </ReadingIndex>
  );
}
