import type { PageContext } from '../pages/site-context.ts';

type Place = { online: true } | { online: false; place: string };

/** @param start day, or day and time */
export function eventRecord(
  { path, title, description, site }: PageContext,
  start: string,
  where: Place = { online: true },
): object {
  return {
    '@type': 'Event',
    '@id': `${site.origin}${path}#event`,
    name: title,
    description,
    startDate: start,
    eventAttendanceMode: `https://schema.org/${where.online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: where.online
      ? { '@type': 'VirtualLocation', url: site.origin + path }
      : { '@type': 'Place', name: where.place, address: where.place },
    organizer: { '@id': `${site.origin}/#business` },
  };
}
