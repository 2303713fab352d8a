import type { ReactNode } from 'react';
import { SessionIndex } from '../../components/article-lists/SessionIndex.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { webinarDay } from '../../components/lists/webinar-line.ts';
import { Offer } from '../../components/sections/Offer.tsx';
import { lengthLine } from '../../pages/agenda.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { sessionsOf, type WebinarSession } from '../../pages/webinars.ts';

export default function WebinarIndex({ page, data, content }: LayoutProps<'webinar-index'>) {
  const { toCome, past, undated } = sessionsOf(page.site.pages, page.site.today);
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      about={<Offer action="Book Free Consultation" />}
      side={<SessionIndex sessions={[...toCome, ...past, ...undated]} />}
    >
      <Programme title="Upcoming webinars" sessions={toCome} />
      <Programme title="Worked sessions to read" sessions={[...past, ...undated]}>
        {past.length > 0 && (
          <div className="webinar-programme__more">
            <p>
              Those with a date are also listed <a href="/blog/videos">with their agendas by the minute</a>.
            </p>
          </div>
        )}
      </Programme>
    </ReadingIndex>
  );
}

type ProgrammeProps = { title: string; sessions: readonly WebinarSession[]; children?: ReactNode };

function Programme({ title, sessions, children }: ProgrammeProps) {
  if (sessions.length === 0) return null;
  return (
    <section className="webinar-programme">
      <h2 className="webinar-programme__title">{title}</h2>
      {sessions.map((session) => (
        <WebinarItem key={session.page.path} {...session} />
      ))}
      {children}
    </section>
  );
}

function WebinarItem({ page: { path, data }, webinar }: WebinarSession) {
  return (
    <article className="webinar-item">
      <h3 className="webinar-item__title">
        <a href={path}>{data.title}</a>
      </h3>
      <p>{data.description}</p>
      <p className="small">
        {webinar && (
          <>
            <time dateTime={webinar.start}>{webinarDay(webinar)}</time>:{' '}
          </>
        )}
        {data.agenda.length} parts, {lengthLine(data.agenda)}.
      </p>
    </article>
  );
}
