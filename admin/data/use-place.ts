import { useEffect, useState } from 'react';
import { importerPath } from '../../shared/staff/import-fields.ts';
import { seoDashboardPath } from '../../shared/staff/seo-report.ts';

/** Addresses that open a view by themselves. */
const ownAddresses: Readonly<Record<string, string>> = { [importerPath]: 'import', [seoDashboardPath]: 'seo' };

/** Where one is on the page: what stands behind `#/` in the address, as `lead/7K3-M9C`; undefined for a place within a view. */
function placeNow(): string | undefined {
  if (location.hash === '') return ownAddresses[location.pathname] ?? '';
  return location.hash.startsWith('#/') ? decoded(location.hash.slice(2)) : undefined;
}

/** An address that somebody mistyped (`#/%`) is as good as none. */
function decoded(written: string): string {
  try {
    return decodeURI(written);
  } catch {
    return '';
  }
}

/** The place, kept in step with the address: Back works, and a place can be sent to a colleague. */
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
