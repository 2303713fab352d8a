import { company } from '../../../shared/company/company.ts';
import type { LatLng, MapFrame } from './projection.ts';

/** A frame that holds a city and both offices with room for their names, in the shape of a landscape card. */
export function frameAround(city: LatLng): MapFrame {
  const points = [city, ...company.offices];
  const lats = points.map((point) => point.lat);
  const lngs = points.map((point) => point.lng);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  // One degree of longitude is about 0.72 degrees of latitude wide here; the card is 4 wide to 3 high.
  const high = Math.max((north - south) / 0.74, ((east - west + 0.34) * 0.72 * 3) / 4);
  const wide = (high * 4) / 3 / 0.72;
  const middle = { lat: (north + south) / 2, lng: (east + west) / 2 };
  // The northern office's name stands above its dot.
  const top = Math.max(middle.lat + high / 2, north + 0.18 * high);
  return {
    north: top,
    south: top - high,
    west: middle.lng - wide / 2,
    east: middle.lng + wide / 2,
  };
}
