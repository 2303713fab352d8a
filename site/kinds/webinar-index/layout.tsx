import type { ReactNode } from 'react';
import { AgendaLine, minutesOf } from '../../components/article-lists/AgendaLine.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { webinarDay } from '../../components/lists/webinar-line.ts';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { lengthLine } from '../../pages/agenda.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { sessionsOf, type WebinarSession } from '../../pages/webinars.ts';

export default function WebinarIndex({ page, data, content }: LayoutProps<'webinar-index'>) {
  const { toCome, past, undated } = sessionsOf(page.site.pages, page.site.today);
  const most = Math.max(...[...toCome, ...past, ...undated].map((session) => minutesOf(session.page.data.agenda)));
  return (
    <ReadingIndex page={page} data={data} content={content} about={<Offer action="Book Free Consultation" />}>
      <Programme title="Upcoming webinars" sessions={toCome} most={most} />
      <Programme title="Worked sessions to read" sessions={[...past, ...undated]} most={most}>
        {past.length > 0 && (
          <div className="webinar-programme__more">
            <p>
              Those with a date are also listed <a href="/blog/videos">with their agendas by the minute</a>.
            </p>
          </div>
        )}
      </Programme>
      <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Rather ask than read?" />
    </ReadingIndex>
  );
}

type ProgrammeProps = {
  title: string;
  sessions: readonly WebinarSession[];
  /** Minutes of the longest of all, so that their lines are on one scale. */
  most: number;
  children?: ReactNode;
};

function Programme({ title, sessions, most, children }: ProgrammeProps) {
  if (sessions.length === 0) return null;
  return (
    <section className="webinar-programme band">
      <div className="webinar-programme__head">
        <h2 className="webinar-programme__title">{title}</h2>
        <p className="small">A line is as long as its session; a dot is where a part begins.</p>
      </div>
      {sessions.map((session) => (
        <WebinarItem key={session.page.path} most={most} {...session} />
      ))}
      {children}
    </section>
  );
}

function WebinarItem({ page: { path, data }, webinar, most }: WebinarSession & { most: number }) {
  return (
    <article className="webinar-item">
      <h3 className="webinar-item__title">
        <a href={path}>{data.title}</a>
      </h3>
      <p className="webinar-item__about">{data.description}</p>
      <div className="webinar-item__length">
        <AgendaLine agenda={data.agenda} most={most} />
        <p className="small">
          {webinar && (
            <>
              <time dateTime={webinar.start}>{webinarDay(webinar)}</time>:{' '}
            </>
          )}
          {data.agenda.length} parts, {lengthLine(data.agenda)}
        </p>
      </div>
    </article>
  );
}
