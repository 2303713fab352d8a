import { claims } from './claims.ts';
import type { Place } from './places.ts';
import { serviceRadiusMetres } from './places.ts';

export function visitLine(place: Place): string {
  if (place.visits === 'remote') return 'by phone and screen only';
  if (place.visits === 'limited on-site') {
    return `by phone and screen, with planned visits within ${claims.plannedVisit.value}`;
  }
  return `on site, within our ${serviceRadiusMetres / 1000} km circle`;
}

/** Emergency response (the city's target, else the help desk's), and how we visit. */
export function soonest(place: Place): string {
  const { firstResponseMinutes: minutes, onSiteHours: hours } = place;
  const response = minutes
    ? `emergency response in ${minutes} minutes`
    : `help desk response in ${claims.helpDeskResponse.value}`;
  return hours ? `${response}, on site in under ${hours} hours in an emergency` : `${response}; ${visitLine(place)}`;
}
