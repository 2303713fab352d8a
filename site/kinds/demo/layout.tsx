import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function Demo({ page, data, content }: LayoutProps<'demo'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} />
      <div className="wrap section">
        <noscript>
          <p>The parts below are drawn without a script. What the buttons and switches do needs JavaScript.</p>
        </noscript>
        <WidgetPlaceholder widget="demo" />
        <ProseSections html={content} />
      </div>
    </Page>
  );
}
