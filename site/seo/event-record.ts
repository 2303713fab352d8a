import type { PageContext } from '../pages/site-context.ts';

export function eventRecord({ path, title, description, site }: PageContext, start: string): object {
  return {
    '@type': 'Event',
    '@id': `${site.origin}${path}#event`,
    name: title,
    description,
    startDate: start,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: site.origin + path },
    organizer: { '@id': `${site.origin}/#business` },
  };
}
