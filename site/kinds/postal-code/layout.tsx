import { postalPath } from '../../../shared/tools/postal-code.ts';
import { PostalAnswer } from '../../../widgets/postal-code/PostalAnswer.tsx';
import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { Breadcrumbs } from '../../components/frame/Breadcrumbs.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PlacesTable } from '../../components/places/PlacesTable.tsx';
import { pathOf, places } from '../../facts/places.ts';
import type { SiteContext } from '../../pages/site-context.ts';

const empty = { path: '/', title: 'What is known of a postal code', link: 'A page about the city' };

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
      <div className="postal-code-page wrap">
        <Breadcrumbs page={page} />
        <h1 className="postal-code-page__title">{page.title}</h1>
        <WidgetPlaceholder widget="postal-code" options={{ table: site.postalCodes }} />
        <template data-result="">
          <PostalAnswer {...empty} />
        </template>
        <section className="postal-code-page__places">
          <h2>Every city we serve</h2>
          <PlacesTable places={places} linkOf={pathOf} />
        </section>
      </div>
    </Page>
  );
}
