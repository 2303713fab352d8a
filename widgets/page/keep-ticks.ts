/** Where the ticks of a page's checklist are kept, followed by its path: a list of the ids that are ticked. */
const prefix = 'northlume:ticks:';

/**
 * A checklist's ticks (`[data-keep-ticks]`) stay on the device, and nowhere else. Nothing is kept before the
 * first tick; the last tick taken away leaves nothing behind.
 */
export function keepTicks(signal: AbortSignal): void {
  const list = document.querySelector<HTMLElement>('[data-keep-ticks]');
  if (!list) return;
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const key = prefix + location.pathname;
  const kept = read(key);
  // A box that was ticked before the script came stays ticked.
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

/** Whether the device keeps ticks of any checklist. */
export function hasTicks(): boolean {
  return tickKeys().length > 0;
}

/** Takes the ticks of every checklist off the device. */
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
    // A browser that forbids storage still shows the list.
    return [];
  }
}

function write(key: string, ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(key, ids.join(' '));
    else localStorage.removeItem(key);
  } catch {
    // Full or forbidden storage: the ticks last as long as the page.
  }
}
