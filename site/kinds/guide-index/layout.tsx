import { Fragment } from 'react';
import { GuideItem } from '../../components/article-lists/GuideItem.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { markdown } from '../../components/markdown/markdown.ts';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { withMarks } from '../../markdown/marks-in-text.ts';
import { guideParts } from '../../pages/guide-parts.ts';
import { pagesOfKind } from '../../pages/pages-of-kind.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** After so many guides the page asks. */
const guidesToAsk = 4;

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
      tone="ink"
      about={<Offer action="Book Free Consultation" />}
    >
      <div className="guide-list">
        {guides.map((guide, at) => (
          <Fragment key={guide.path}>
            {at === guidesToAsk && (
              <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Rather have it done?" />
            )}
            <GuideItem {...guide} />
          </Fragment>
        ))}
      </div>
    </ReadingIndex>
  );
}
