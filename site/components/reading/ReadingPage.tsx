import type { ReactNode } from 'react';
import { WidgetPlaceholder } from '../../../widgets/WidgetPlaceholder.tsx';
import type { PageContext } from '../../context.ts';
import { articleRecord } from '../../seo/article-record.ts';
import { ClosingBand } from '../ClosingBand.tsx';
import { Page } from '../Page.tsx';
import { PathNeighbours } from './PathNeighbours.tsx';

export type ReadingPageProps = {
  page: PageContext;
  /** The page's front matter. */
  data: { metaTitle?: string; updated: string };
  /** ISO date of the day it appeared, for what appears on a day. */
  published?: string;
  /** The last sentence. */
  closing: string;
  /** From the heading to the sources: what each kind of piece has in its own order. */
  children: ReactNode;
};

/** The frame of every piece to read: its record for search engines, the piece, its reading path, one sentence with a button. */
export function ReadingPage({ page, data, published, closing, children }: ReadingPageProps) {
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[articleRecord(page, data.updated, published)]}>
      <article className="reading">{children}</article>
      <div className="wrap email-piece">
        <WidgetPlaceholder widget="email-me" options={{ path: page.path }} />
      </div>
      <PathNeighbours pages={page.site.pages} path={page.path} />
      <ClosingBand title={closing} action="Book Free Consultation" />
    </Page>
  );
}
