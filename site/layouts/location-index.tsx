import { ClosingBand } from '../components/ClosingBand.tsx';
import { RegionMap } from '../components/map/RegionMap.tsx';
import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { PlacesTable } from '../components/PlacesTable.tsx';
import { PostalCodeBox } from '../components/PostalCodeBox.tsx';
import { ProseSections } from '../components/ProseSections.tsx';
import type { LayoutProps } from '../context.ts';
import { pathOf, places } from '../data/places.ts';

const frame = { north: 43.99, south: 43.32, west: -79.95, east: -78.72, width: 1160, beyond: 420 };

/** All service areas: the whole map, then every city with its times. */
export default function LocationIndex({ page, data, content }: LayoutProps<'location-index'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <div className="ink">
        <Opening page={page} lead={data.lead} tone="ink" />
        <div className="area-map wrap">
          <RegionMap
            frame={frame}
            label="Map of the cities we serve around our offices in Toronto and Richmond Hill, with Lake Ontario"
          />
        </div>
        <div className="area-code wrap">
          <PostalCodeBox
            site={page.site}
            title="How soon at your door?"
            lead="A postal code tells us your city: how soon someone picks up there, and how soon someone is there."
          />
        </div>
      </div>
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
