import { Fragment } from 'react';
import { WhitepaperItem } from '../../components/article-lists/WhitepaperItem.tsx';
import { DotRows } from '../../components/figures/DotRows.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { pagesOfKind } from '../../pages/pages-of-kind.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** After so many papers the page asks. */
const papersToAsk = 4;

export default function WhitepaperIndex({ page, data, content }: LayoutProps<'whitepaper-index'>) {
  const papers = pagesOfKind(page.site.pages, 'whitepaper');
  // The drawing of fewest rows is the quickest to read.
  const [shown] = papers
    .flatMap(({ path, data: { title, dots }, body }) => (dots ? { path, title, dots, body } : []))
    .toSorted((one, other) => one.dots.rows.length - other.dots.rows.length);
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      about={<Offer action="Book Free Consultation" />}
      side={
        shown && (
          <DotRows {...shown.dots}>
            What each paper does: it works out one case. This one is in{' '}
            <a href={shown.path}>{shown.title.split(': ', 1)[0]}</a>, {minutesLine(readingMinutes(shown.body))} to read.
          </DotRows>
        )
      }
    >
      <div>
        {papers.map((paper, at) => (
          <Fragment key={paper.path}>
            {at === papersToAsk && (
              <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Rather ask than read?" />
            )}
            <WhitepaperItem {...paper} />
          </Fragment>
        ))}
      </div>
    </ReadingIndex>
  );
}
