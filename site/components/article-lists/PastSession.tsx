import { lengthLine } from '../../pages/agenda.ts';
import type { WebinarSession } from '../../pages/webinars.ts';
import { webinarDay } from '../lists/webinar-line.ts';
import { AgendaRuler } from './AgendaRuler.tsx';

export function PastSession({ page: { path, data }, webinar }: WebinarSession) {
  return (
    <article className="past-session">
      <div className="past-session__about">
        <h2 className="past-session__title">
          <a href={path}>{data.title}</a>
        </h2>
        <p>{data.description}</p>
        <dl className="past-session__facts">
          {webinar && (
            <div>
              <dt>Date</dt>
              <dd>
                <time dateTime={webinar.start}>{webinarDay(webinar)}</time>
              </dd>
            </div>
          )}
          <div>
            <dt>Length</dt>
            <dd>{lengthLine(data.agenda)}</dd>
          </div>
        </dl>
        <p className="no-print">
          <a href={path}>
            Read the session<span className="hidden-text">: {data.title}</span>
          </a>
        </p>
      </div>
      <AgendaRuler agenda={data.agenda} />
    </article>
  );
}
