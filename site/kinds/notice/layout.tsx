import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { CallButton } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function Notice({ page, data, content }: LayoutProps<'notice'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        lead={data.lead}
        about={
          <p>
            <CallButton />
          </p>
        }
      />
      <div className="wrap notice">
        <ProseSections html={content} />
      </div>
    </Page>
  );
}
