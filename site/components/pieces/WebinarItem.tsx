import { lengthLine } from '../../pages/agenda.ts';
import type { Session } from '../../pages/sessions.ts';
import { webinarDay } from '../webinar-line.ts';

/** A webinar in its list: its day, what it is about, how much there is. */
export function WebinarItem({ page: { path, data }, webinar }: Session) {
  return (
    <article className="webinar-item">
      <p className="webinar-item__day">
        {webinar ? <time dateTime={webinar.start}>{webinarDay(webinar)}</time> : 'On demand'}
      </p>
      <div className="webinar-item__about">
        <h3 className="webinar-item__title">
          <a href={path}>{data.title}</a>
        </h3>
        <p>{data.description}</p>
        <p className="small">
          {data.agenda.length} parts. {lengthLine(data.agenda)}.
        </p>
      </div>
    </article>
  );
}
