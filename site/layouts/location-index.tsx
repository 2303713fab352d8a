import { ClosingBand } from '../components/ClosingBand.tsx';
import { AnsweringMap } from '../components/map/AnsweringMap.tsx';
import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { PlacesTable } from '../components/PlacesTable.tsx';
import { PostalCodeBox } from '../components/PostalCodeBox.tsx';
import { ProseSections } from '../components/ProseSections.tsx';
import type { LayoutProps } from '../context.ts';
import { pathOf, places } from '../data/places.ts';

const frame = { north: 43.99, south: 43.3, west: -79.95, east: -78.74, beyond: 400 };

/** All locations: the whole map with the postal-code box, then every city with its times. */
export default function LocationIndex({ page, data, content }: LayoutProps<'location-index'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        lead={data.lead}
        tone="ink"
        about={
          <div className="area-code">
            <PostalCodeBox site={page.site} />
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
      <div className="wrap section section--joined">
        <ProseSections html={content} />
      </div>
      <ClosingBand title="Just outside the circle? Ask." action="Schedule On-Site Assessment" />
    </Page>
  );
}
