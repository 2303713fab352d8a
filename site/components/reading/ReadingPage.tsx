import type { ReactNode } from 'react';
import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import type { PageContext } from '../../pages/site-context.ts';
import { articleRecord } from '../../seo/article-record.ts';
import { Page } from '../frame/Page.tsx';
import { PathNeighbours } from './PathNeighbours.tsx';
import { PieceClosing } from './PieceClosing.tsx';
import { PieceRoles } from './PieceRoles.tsx';

export type ReadingPageProps = {
  page: PageContext;
  /** The page's front matter. */
  data: { metaTitle?: string; updated: string };
  /** ISO date of the day it appeared, for what appears on a day. */
  published?: string;
  /** The last sentence, where the text makes no offer of its own. */
  closing: string;
  /** From the heading to the sources: what each kind of piece has in its own order. */
  children: ReactNode;
};

/** The frame of every piece to read: its record for search engines, the piece, who signs it, its reading path, one sentence with a button. */
export function ReadingPage({ page, data, published, closing, children }: ReadingPageProps) {
  const { pages } = page.site;
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[articleRecord(page, data.updated, published)]}>
      <article className="reading">{children}</article>
      <PieceRoles pages={pages} path={page.path} />
      <div className="wrap email-piece">
        <WidgetPlaceholder widget="email-me" options={{ path: page.path }} />
      </div>
      <PathNeighbours pages={pages} path={page.path} />
      <PieceClosing pages={pages} path={page.path} title={closing} />
    </Page>
  );
}
