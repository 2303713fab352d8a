/** Followed by the page's path. Value: ids of ticked boxes, separated by spaces. */
const prefix = 'itwidgets:ticks:';

/**
 * Saves a checklist's ticks (`[data-keep-ticks]`) on the device. Nothing is stored before the first tick or after the
 * last is removed.
 */
export function rememberChecklist(signal: AbortSignal): void {
  const list = document.querySelector<HTMLElement>('[data-keep-ticks]');
  if (!list) return;
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const key = prefix + location.pathname;
  const kept = read(key);
  // A box ticked before the script ran stays ticked.
  for (const box of boxes) box.checked ||= kept.includes(box.id);
  list.addEventListener(
    'change',
    () =>
      write(
        key,
        boxes.filter((box) => box.checked).map((box) => box.id),
      ),
    { signal },
  );
}

export function hasTicks(): boolean {
  return tickKeys().length > 0;
}

export function eraseTicks(): void {
  for (const key of tickKeys()) write(key, []);
}

function tickKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(key: string): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ');
  } catch {
    return [];
  }
}

function write(key: string, ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(key, ids.join(' '));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or denied.
  }
}
