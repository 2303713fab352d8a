import { GuideItem } from '../../components/article-lists/GuideItem.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { markdown } from '../../components/markdown/markdown.ts';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { withMarks } from '../../markdown/marks-in-text.ts';
import { guideParts } from '../../pages/guide-parts.ts';
import { pagesOfKind } from '../../pages/pages-of-kind.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** So many stand on one ground. */
const onOneGround = 4;

export default function GuideIndex({ page, data, content }: LayoutProps<'guide-index'>) {
  const guides = pagesOfKind(page.site.pages, 'guide').map((guide) => ({
    ...guide,
    parts: guideParts(markdown.render(withMarks(guide.body)), guide.data.steps),
  }));
  const groups = Array.from({ length: Math.ceil(guides.length / onOneGround) }, (_, at) =>
    guides.slice(at * onOneGround, (at + 1) * onOneGround),
  );
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      tone="ink"
      about={<Offer action="Book Free Consultation" />}
    >
      {groups.map((group, at) => (
        <div className={at % 2 ? 'guide-list band' : 'guide-list'} key={group[0]?.path}>
          {at % 2 === 1 && (
            <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Rather have it done?" />
          )}
          {group.map((guide) => (
            <GuideItem key={guide.path} {...guide} />
          ))}
        </div>
      ))}
    </ReadingIndex>
  );
}
