import { Fragment } from 'react';
import { WhitepaperItem } from '../../components/article-lists/WhitepaperItem.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { pagesOfKind } from '../../pages/pages-of-kind.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** After so many papers the page asks, in the middle of the sheets. */
const papersToAsk = 4;

export default function WhitepaperIndex({ page, data, content }: LayoutProps<'whitepaper-index'>) {
  const papers = pagesOfKind(page.site.pages, 'whitepaper');
  return (
    <ReadingIndex page={page} data={data} content={content} about={<Offer action="Book Free Consultation" />}>
      <div className="paper-desk band">
        {papers.map((paper, at) => (
          <Fragment key={paper.path}>
            {at === papersToAsk && (
              <div className="paper-desk__ask ink">
                <AskCard path="/services/managed-it" action="Book Free Consultation" about="Rather ask than read?" />
              </div>
            )}
            <WhitepaperItem {...paper} />
          </Fragment>
        ))}
      </div>
    </ReadingIndex>
  );
}
