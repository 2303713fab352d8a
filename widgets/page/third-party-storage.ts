/** What every entry of ours begins with. */
const ours = 'northlume:';

/** Storage that a script of others may have written to; none where it is denied. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

const keysOf = (storage: Storage) => Object.keys(storage).filter((key) => !key.startsWith(ours));

/** The names of the cookies that a script can read. Ours for staff is none of them. */
const cookieNames = () => document.cookie.split(';').flatMap((cookie) => cookie.split('=')[0]?.trim() || []);

/** Whether this device keeps anything for our address that is not from us. */
export function hasForeignEntries(): boolean {
  return cookieNames().length > 0 || storages().some((storage) => keysOf(storage).length > 0);
}

/** Erases all of that. A cookie is erased for every domain and path that a script of this page could have set it for. */
export function eraseForeignEntries(): void {
  for (const storage of storages()) for (const key of keysOf(storage)) storage.removeItem(key);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const name of cookieNames()) for (const domain of ['', ...domains]) expire(name, domain);
}

function expire(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve
  document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
