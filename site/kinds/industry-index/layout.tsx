import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { WayKey } from '../../components/journey/WayFigure.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { MorningList } from '../../components/sections/MorningList.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function IndustryIndex({ page, data, content }: LayoutProps<'industry-index'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        tone="ink"
        about={<Offer />}
        figure={<WayKey pages={page.site.pages} />}
      />
      <div className="industry-list wrap sand sand--bleeds">
        <MorningList pages={page.site.pages} drawn />
      </div>
      <SideBySide side={<AskCard path={page.path} action="Book Free Assessment" about="IT for your industry" />}>
        <ProseFolds html={content} />
      </SideBySide>
      <ClosingBand title="Your industry isn’t listed? Call anyway." action="Book Free Consultation" />
    </Page>
  );
}
