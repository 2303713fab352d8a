import type { ReactNode } from 'react';
import type { PageContext } from '../../pages/site-context.ts';
import { ProseSections } from '../articles/ProseSections.tsx';
import { ClosingBand } from '../frame/ClosingBand.tsx';
import { Page } from '../frame/Page.tsx';
import { Opening, type OpeningProps } from '../sections/Opening.tsx';

export type ReadingIndexProps = {
  page: PageContext;
  data: { metaTitle?: string; subject?: string; lead: string };
  /** Over the heading. */
  label?: ReactNode;
  /** Below the list. */
  content: string;
  tone?: OpeningProps['tone'];
  graph?: readonly object[];
  /** Next to the heading. */
  side?: ReactNode;
  /** Below the lead. */
  about?: ReactNode;
  children: ReactNode;
};

/** The frame of index pages: lead, list, text, closing band. */
export function ReadingIndex({ page, data, label, content, tone, graph, side, about, children }: ReadingIndexProps) {
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={graph}>
      <Opening page={page} subject={data.subject} lead={data.lead} label={label} tone={tone} about={about}>
        {side}
      </Opening>
      <div className={tone === 'ink' ? 'reading-index reading-index--apart wrap' : 'reading-index wrap'}>
        {children}
        <ProseSections html={content} />
      </div>
      <ClosingBand title="Have a question it doesn’t answer? Ask us." action="Book Free Consultation" />
    </Page>
  );
}
