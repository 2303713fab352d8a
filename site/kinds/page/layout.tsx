import { FaqSection } from '../../components/articles/FaqSection.tsx';
import { longDate } from '../../components/articles/long-date.ts';
import { Prose } from '../../components/articles/Prose.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';
import { eventRecord } from '../../seo/event-record.ts';
import type { EventOfPage } from './kind.ts';

export default function GeneralPage({ page, data, content }: LayoutProps<'page'>) {
  const { event } = data;
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={event && [eventRecord(page, startOf(event), whereIs(event))]}>
      <Opening page={page} lead={data.lead} about={event && <EventFacts {...event} />} />
      <div className="wrap section general">
        <Prose html={content} />
      </div>
      {data.faqs && <FaqSection faqs={data.faqs} />}
      <Sources sources={data.sources} />
    </Page>
  );
}

const startOf = ({ day, from }: EventOfPage) => (from && /^\d\d:\d\d$/.test(from) ? `${day}T${from}` : day);

const whereIs = ({ place }: EventOfPage) =>
  /^online$/i.test(place) ? ({ online: true } as const) : ({ online: false, place } as const);

function EventFacts({ day, from, until, place, register }: EventOfPage) {
  const hours = [from, until].filter(Boolean).join(' to ');
  return (
    <p className="event-facts">
      <strong>
        <time dateTime={startOf({ day, from, place })}>{longDate(day)}</time>
        {hours && `, ${hours}`}
      </strong>
      , {place}. {register && <a href={register.includes('@') ? `mailto:${register}` : register}>Register</a>}
    </p>
  );
}
