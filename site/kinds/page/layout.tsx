import { FaqSection } from '../../components/articles/FaqSection.tsx';
import { Prose } from '../../components/articles/Prose.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function GeneralPage({ page, data, content }: LayoutProps<'page'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} />
      <div className="wrap section general">
        <Prose html={content} />
      </div>
      {data.faqs && <FaqSection faqs={data.faqs} />}
      <Sources sources={data.sources} />
    </Page>
  );
}
