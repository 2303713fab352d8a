import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { MorningList } from '../../components/sections/MorningList.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function IndustryIndex({ page, data, content }: LayoutProps<'industry-index'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} about={<Offer action="Book Free Consultation" />} />
      <div className="wrap">
        <MorningList pages={page.site.pages} drawn />
      </div>
      <div className="wrap section">
        <ProseSections html={content} />
      </div>
      <ClosingBand title="Your industry isn’t listed? Call anyway." action="Book Free Consultation" />
    </Page>
  );
}
