import type { WebinarSession } from '../../pages/webinars.ts';
import { countOf, DotIndex } from '../figures/DotIndex.tsx';
import { AgendaLine, minutesOf } from './AgendaLine.tsx';

/** Opens a list of sessions: their agendas on one scale. A title is said up to its colon. */
export function SessionIndex({ sessions }: { sessions: readonly WebinarSession[] }) {
  const most = Math.max(...sessions.map(({ page: { data } }) => minutesOf(data.agenda)));
  return (
    <DotIndex
      title={countOf(sessions.length, 'session')}
      about="A line is as long as its session, in minutes; a dot is where a part begins."
      parts={sessions.map(({ page: { path, data } }) => ({
        href: path,
        label: data.title.split(': ', 1)[0] ?? data.title,
        count: minutesOf(data.agenda),
        unit: 'minute',
        drawing: <AgendaLine agenda={data.agenda} most={most} />,
      }))}
    />
  );
}
