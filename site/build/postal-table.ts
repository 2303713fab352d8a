import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../../shared/company/company.ts';
import type { PostalTable } from '../../shared/tools/postal-code.ts';
import { placeAnswer, unlistedAnswer } from '../../shared/tools/postal-sentences.ts';
import { claims } from '../facts/claims.ts';
import { pathOf, serviceRadiusMetres } from '../facts/places.ts';
import { postalPrefixes } from '../facts/postal-codes.ts';

export function postalTable(): PostalTable {
  return {
    answers: postalPrefixes.map(({ place }) =>
      placeAnswer(
        {
          name: place.name,
          path: pathOf(place),
          helpDeskMinutes: claims.helpDeskResponse.minutes,
          minutes: place.firstResponseMinutes,
          hours: place.onSiteHours,
          visits: place.visits,
        },
        serviceRadiusMetres / 1000,
      ),
    ),
    prefixes: Object.fromEntries(
      postalPrefixes.flatMap(({ prefixes }, index) => prefixes.map((prefix) => [prefix, index])),
    ),
    unlisted: unlistedAnswer(company.phone),
  };
}

/**
 * Written for the script (content-hashed) and the server.
 * @returns the script's address
 */
export function postalTableAddress(dist: string): string {
  const text = JSON.stringify(postalTable());
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/assets/postal-codes-${hash}.json`;
  for (const folder of ['assets', '_server']) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, address), text);
  writeFileSync(join(dist, '_server/postal-codes.json'), text);
  return address;
}
