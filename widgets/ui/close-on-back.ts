/** In `history.state`: how many dialogs the entry has open. */
const openAt = 'itwidgetsDialogs';

let open = 0;
let isUsed = false;

/** Ends when the browser has left the entry of a closed dialog. */
let leaving: Promise<unknown> = Promise.resolve();

const opened = (): number => (history.state as Record<string, number> | null)?.[openAt] ?? 0;

/**
 * Back (a button, a gesture) closes a dialog in place of leaving the page: the dialog has a history entry while it is
 * open. For our own pages only: a partner's router would hear of the entry.
 * @returns ends it, when the dialog has closed
 */
export function closeOnBack(close: () => void): () => void {
  // An entry that a reload left behind has no dialog open.
  if (open === 0 && opened() > 0 && !isUsed) history.replaceState({ ...history.state, [openAt]: 0 }, '');
  isUsed = true;
  const place = ++open;
  const ended = new AbortController();
  let hasEntry = false;
  void leaving.then(() => {
    if (ended.signal.aborted) return;
    hasEntry = true;
    if (opened() < place) history.pushState({ ...history.state, [openAt]: place }, '');
    addEventListener('popstate', () => opened() < place && close(), { signal: ended.signal });
  });
  return () => {
    ended.abort();
    open--;
    if (!hasEntry || opened() < place) return;
    leaving = new Promise((left) => addEventListener('popstate', left, { once: true }));
    history.back();
  };
}
