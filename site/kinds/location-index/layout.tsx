import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { AnsweringMap } from '../../components/map/AnsweringMap.tsx';
import { framed } from '../../components/map/frame-around.ts';
import { PlacesTable } from '../../components/places/PlacesTable.tsx';
import { PostalCodeBox } from '../../components/places/PostalCodeBox.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { CallButton } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { pathOf, places } from '../../facts/places.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

const frame = framed({ north: 43.99, south: 43.3, west: -79.95, east: -78.74, beyond: 400 });

export default function LocationIndex({ page, data, content }: LayoutProps<'location-index'>) {
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
            <CallButton />
          </div>
        }
      >
        <div className="area-map">
          <AnsweringMap
            path={page.path}
            frame={frame}
            rest="Choose a city or type a postal code to see the distance, the emergency response and the time on site."
          />
        </div>
      </Opening>
      <div className="wrap section">
        <PlacesTable places={places} linkOf={pathOf} />
      </div>
      <SideBySide side={<AskCard path={page.path} action="Schedule On-Site Assessment" />}>
        <ProseFolds html={content} />
      </SideBySide>
      <ClosingBand title="Just outside the circle? Ask." action="Schedule On-Site Assessment" />
    </Page>
  );
}
