import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { PageEnd } from '../components/PageEnd.tsx';
import { ProseSections } from '../components/ProseSections.tsx';
import type { LayoutProps } from '../context.ts';

/** A page without an opening of its own: heading, answer, text, questions. For tools such as the ROI calculator. */
export default function Text({ page, data, content }: LayoutProps<'text'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} />
      <div className="wrap section">
        <ProseSections html={content} />
      </div>
      <PageEnd data={data} />
    </Page>
  );
}
