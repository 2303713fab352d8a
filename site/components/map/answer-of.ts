import { soonest } from '../../facts/how-soon.ts';
import { hasOffice, nearestOffice, type Place } from '../../facts/places.ts';

/** "14 km from Richmond Hill, on site in under 2 hours in an emergency" */
export function answerOf(place: Place): string {
  const { office, km } = nearestOffice(place);
  const distance = hasOffice(place) ? 'our office' : `${Math.round(km)} km from ${office.city}`;
  return `${distance}, ${soonest(place)}`;
}
