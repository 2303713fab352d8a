/**
 * The cities you serve, in place of the sample's (site/facts/places.ts); undefined: the sample's. A city with `hasPage` has a
 * page in owner/content/locations; `onSiteHours` are the hours until a visit in an emergency, without which visits are planned,
 * except where an office is: there the claim `onSiteEmergency` holds. For example:
 * [{ slug: 'hamilton', name: 'Hamilton', province: 'ON', lat: 43.2557, lng: -79.8711, hasPage: false }]
 */
export const places = undefined;
