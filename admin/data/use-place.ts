import { useEffect, useState } from 'react';
import { importerPath } from '../../shared/staff/import-fields.ts';
import { seoDashboardPath } from '../../shared/staff/seo-report.ts';

const ownAddresses: Readonly<Record<string, string>> = { [importerPath]: 'import', [seoDashboardPath]: 'seo' };

/** The part after `#/`, such as `lead/7K3-M9C`; undefined for an anchor within a view. */
function placeNow(): string | undefined {
  if (location.hash === '') return ownAddresses[location.pathname] ?? '';
  return location.hash.startsWith('#/') ? decoded(location.hash.slice(2)) : undefined;
}

/** A malformed address (`#/%`) counts as empty. */
function decoded(written: string): string {
  try {
    return decodeURI(written);
  } catch {
    return '';
  }
}

/** The place follows the address: Back works, and places can be shared. */
export function usePlace(): string {
  const [place, setPlace] = useState(placeNow() ?? '');
  useEffect(() => {
    const listening = new AbortController();
    const follow = () => setPlace((before) => placeNow() ?? before);
    addEventListener('hashchange', follow, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return place;
}
