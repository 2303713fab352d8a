import { postalPath } from '../../../shared/tools/postal-code.ts';
import { PostalAnswer } from '../../../widgets/postal-code/PostalAnswer.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { AreaMap } from '../../components/places/AreaMap.tsx';
import { PlacesTable } from '../../components/places/PlacesTable.tsx';
import { PostalCodeBox } from '../../components/places/PostalCodeBox.tsx';
import { CallButton } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { BookingButton } from '../../components/ui/Button.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { pathOf, places } from '../../facts/places.ts';
import type { SiteContext } from '../../pages/site-context.ts';

const empty = { path: '/', title: 'What is known of a postal code', link: 'A page about the city' };

/** The line to the city of the answer is lit without a script too. */
const litLines = places
  .map(
    (place) => `main:has([data-field="link"][href="${pathOf(place)}"]) .region-map__lines [data-city="${place.slug}"]`,
  )
  .join();

/**
 * `/locations/find`, as a page for static hosts and as the shell for the server's answer. Not indexable: it repeats
 * `/locations`.
 */
export function PostalCodePage({ site }: { site: SiteContext }) {
  const page = {
    path: postalPath,
    title: 'Find your city by postal code',
    description:
      'Type a postal code to see how soon someone responds, how soon a technician is on site, and the page for your city.',
    indexable: false,
    canonical: postalPath,
    site,
  };
  return (
    <Page page={page}>
      <Opening
        page={page}
        subject="Find your city"
        lead={page.description}
        tone="ink"
        about={
          <div className="area-code">
            <PostalCodeBox site={site} />
            {/* The script names the city of the answer (`widgets/page/map-answers.ts`). */}
            <div className="offer" data-visit="">
              <p className="offer__actions">
                <BookingButton source="postal-code" variant="accent">
                  Book Free Consultation
                </BookingButton>
                <CallButton />
              </p>
            </div>
          </div>
        }
      >
        <AreaMap path={page.path} />
      </Opening>
      <template data-result="">
        <PostalAnswer {...empty} />
      </template>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output */}
      <style data-rule="" dangerouslySetInnerHTML={{ __html: `${litLines}{stroke-opacity:1;stroke-width:3}` }} />
      <div className="wrap section">
        <Fold id="cities" title="Every city we serve" count={places.length} unit="place">
          <PlacesTable places={places} linkOf={pathOf} />
        </Fold>
      </div>
    </Page>
  );
}
