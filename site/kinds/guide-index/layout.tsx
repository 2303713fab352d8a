import { GuideItem } from '../../components/article-lists/GuideItem.tsx';
import { countOf, DotIndex } from '../../components/figures/DotIndex.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { markdown } from '../../components/markdown/markdown.ts';
import { Offer } from '../../components/sections/Offer.tsx';
import { withMarks } from '../../markdown/marks-in-text.ts';
import { guideParts, wholeTime } from '../../pages/guide-parts.ts';
import { type PageOf, pagesOfKind } from '../../pages/pages-of-kind.ts';
import { readingMinutes } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function GuideIndex({ page, data, content }: LayoutProps<'guide-index'>) {
  const guides = pagesOfKind(page.site.pages, 'guide').map((guide) => ({
    ...guide,
    parts: guideParts(markdown.render(withMarks(guide.body)), guide.data.steps),
  }));
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      about={<Offer action="Book Free Consultation" />}
      side={
        guides.length > 0 && (
          <DotIndex
            title={`${countOf(guides.length, 'guide')}, each ${minutesOf(guides)} to read`}
            about="A dot is a station of the work; beside a name, what its stations take together."
            parts={guides.map(({ path, data: { title, steps }, parts }) => ({
              href: path,
              label: title.split(': ', 1)[0] ?? title,
              note: wholeTime(steps),
              count: parts.filter(({ isStep }) => isStep).length,
              unit: 'station',
            }))}
          />
        )
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

/** `10 to 12 minutes` */
function minutesOf(guides: readonly PageOf<'guide'>[]): string {
  const minutes = guides.map(({ body }) => readingMinutes(body));
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return least === most ? countOf(most, 'minute') : `${least} to ${countOf(most, 'minute')}`;
}
