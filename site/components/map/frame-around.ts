import { company } from '../../../shared/company/company.ts';
import { places } from '../../facts/places.ts';
import type { LatLng, MapFrame } from './projection.ts';

/** A landscape frame with a city, both offices and room for their names. */
export function frameAround(city: LatLng): MapFrame {
  const points = [city, ...company.offices];
  const lats = points.map((point) => point.lat);
  const lngs = points.map((point) => point.lng);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  // Here one degree of longitude is about 0.72 degrees of latitude; the frame is 4:3.
  const high = Math.max((north - south) / 0.74, ((east - west + 0.34) * 0.72 * 3) / 4);
  const wide = (high * 4) / 3 / 0.72;
  const middle = { lat: (north + south) / 2, lng: (east + west) / 2 };
  // The northern office's name is above its dot.
  const top = Math.max(middle.lat + high / 2, north + 0.18 * high);
  // Below an office near the lower edge, a fifth of the frame shows the lake; other maps would show one name too many.
  const isOffice = company.offices.some(({ lat, lng }) => Math.hypot(lat - city.lat, lng - city.lng) < 0.05);
  const bottom = isOffice && south - (top - high) < 0.1 * high ? south - 0.22 * high : top - high;
  return {
    north: top,
    south: bottom,
    west: middle.lng - wide / 2,
    east: middle.lng + wide / 2,
  };
}

/** The sample's frame where it shows every office; else a frame around the offices and the cities that are visited. */
export function framed(frame: MapFrame): MapFrame {
  const shows = ({ lat, lng }: LatLng) =>
    lat < frame.north && lat > frame.south && lng > frame.west && lng < frame.east;
  if (company.offices.every(shows)) return frame;
  const points = [...company.offices, ...places.filter(({ visits }) => visits === 'on-site')];
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const middle = { lat: (Math.min(...lats) + Math.max(...lats)) / 2, lng: (Math.min(...lngs) + Math.max(...lngs)) / 2 };
  const [high, wide] = [frame.north - frame.south, frame.east - frame.west];
  // Some room at each side for names.
  const grow = Math.max(
    1,
    (1.3 * (Math.max(...lats) - Math.min(...lats))) / high,
    (1.3 * (Math.max(...lngs) - Math.min(...lngs))) / wide,
  );
  return {
    ...frame,
    north: middle.lat + (high * grow) / 2,
    south: middle.lat - (high * grow) / 2,
    west: middle.lng - (wide * grow) / 2,
    east: middle.lng + (wide * grow) / 2,
  };
}
