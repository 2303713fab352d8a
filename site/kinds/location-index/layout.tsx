import { Prose } from '../../components/articles/Prose.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { AreaMap } from '../../components/places/AreaMap.tsx';
import { PlacesTable } from '../../components/places/PlacesTable.tsx';
import { PostalCodeBox } from '../../components/places/PostalCodeBox.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { pathOf, places } from '../../facts/places.ts';
import { headedSections } from '../../markdown/sections.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function LocationIndex({ page, data, content }: LayoutProps<'location-index'>) {
  // The text begins with how to read the table, beside which it stands.
  const [how, ...others] = headedSections(content);
  return (
    <Page page={page} metaTitle={data.metaTitle} map>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        tone="ink"
        about={
          <div className="area-code">
            <PostalCodeBox site={page.site} />
            <Offer />
          </div>
        }
      >
        <AreaMap path={page.path} />
      </Opening>
      <div className="places-band wrap sand sand--bleeds">
        <div>
          <PlacesTable places={places} linkOf={pathOf} />
        </div>
        {how && (
          <div className="places-band__how">
            <Prose html={how.heading + how.text} />
          </div>
        )}
      </div>
      <SideBySide side={<AskCard path={page.path} action="Book Free Assessment" />}>
        <ProseFolds html={others.map(({ heading, text }) => heading + text).join('')} open={0} />
      </SideBySide>
      <ClosingBand title="Just outside the circle? Ask." action="Schedule On-Site Assessment" />
    </Page>
  );
}
