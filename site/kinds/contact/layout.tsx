import { company, officeCount } from '../../../shared/company/company.ts';
import { homeTime, hours } from '../../../shared/company/hours.ts';
import { openDays } from '../../../shared/company/open-days.ts';
import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { framed } from '../../components/map/frame-around.ts';
import { RegionMap } from '../../components/map/RegionMap.tsx';
import { Offices } from '../../components/places/Offices.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';
import { businessRecord } from '../../seo/business.ts';

const frame = framed({ north: 43.92, south: 43.58, west: -79.62, east: -79.09 });

/** `?service=` preselects in the booking form. */
export default function Contact({ page, data }: LayoutProps<'contact'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[businessRecord(page.site.origin)]}>
      <div className="contact">
        <section className="contact__top ink">
          <div className="wrap contact__opening">
            <div>
              <h1 className="contact__title">{data.title}</h1>
              <p className="lead contact__lead">{data.lead}</p>
            </div>
            <p className="contact__phone">
              <span>Down right now?</span>
              <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>
              <span>
                Help desk {openDays} {hours.opens} to {hours.closes}, emergencies 24/7
              </span>
            </p>
          </div>
        </section>
        <div className="wrap section contact__body">
          <section className="no-print" aria-labelledby="book">
            <h2 id="book" className="contact__heading">
              Ask for a call back or a free assessment
            </h2>
            <WidgetPlaceholder widget="contact-form" options={{ source: 'contact-us', page: page.path }} />
          </section>
          <section className="contact__side" aria-labelledby="offices">
            <h2 id="offices" className="contact__heading">
              Our {company.offices.length === 1 ? 'office' : officeCount().toLowerCase()}
            </h2>
            <div className="contact__map ink">
              <RegionMap frame={frame} show={['vaughan', 'markham', 'north-york', 'scarborough', 'etobicoke']} />
            </div>
            <Offices />
            <p>
              Prefer to write? <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
            <p className="small">
              Office hours are the help desk’s: {openDays}, {hours.opens} to {hours.closes}, {homeTime}. Please call
              before you come by; technicians are often with a client.
            </p>
          </section>
        </div>
      </div>
    </Page>
  );
}
