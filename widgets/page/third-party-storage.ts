const ours = 'itwidgets:';

/** Empty if storage is denied. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

const keysOf = (storage: Storage) => Object.keys(storage).filter((key) => !key.startsWith(ours));

/** Script-readable cookies; our staff cookie is HttpOnly. */
const cookieNames = () => document.cookie.split(';').flatMap((cookie) => cookie.split('=')[0]?.trim() || []);

/** Whether third parties have stored anything for our origin. */
export function hasForeignEntries(): boolean {
  return cookieNames().length > 0 || storages().some((storage) => keysOf(storage).length > 0);
}

/** Deletes cookies for every domain that a script of this page could have set. */
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
