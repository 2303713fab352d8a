import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { ProseSections } from '../components/ProseSections.tsx';
import type { LayoutProps } from '../context.ts';

/** A page that answers something the visitor did; it sells nothing. */
export default function Notice({ page, data, content }: LayoutProps<'notice'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} />
      <div className="wrap notice">
        <ProseSections html={content} />
      </div>
    </Page>
  );
}
