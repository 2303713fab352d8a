import type { WebinarPage } from '../../kinds/webinar/kind.ts';
import { agendaParts } from '../../pages/agenda.ts';

/** Height of a minute in CSS pixels. */
const minute = 10;

export type AgendaRulerProps = Pick<WebinarPage, 'agenda'> & {
  /** Link to the written summary from that minute. */
  hrefOf?: (minute: number) => string | undefined;
};

/** A session's agenda: height shows duration; the last part is open-ended. */
export function AgendaRuler({ agenda, hrefOf = () => undefined }: AgendaRulerProps) {
  return (
    <ol className="agenda-ruler">
      {agendaParts(agenda).map((part) => (
        <li
          className={part.length === undefined ? 'agenda-ruler__part agenda-ruler__part--open' : 'agenda-ruler__part'}
          key={part.minute}
        >
          {part.length !== undefined && (
            <svg className="agenda-ruler__length" width="1" height={part.length * minute} aria-hidden="true" />
          )}
          <span className="agenda-ruler__minute">
            <span className="hidden-text">Minute </span>
            {part.minute}
          </span>
          <Topic text={part.topic} href={hrefOf(part.minute)} />
        </li>
      ))}
    </ol>
  );
}

function Topic({ text, href }: { text: string; href?: string }) {
  return href ? <a href={href}>{text}</a> : <span>{text}</span>;
}
