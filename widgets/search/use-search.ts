import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Finder } from '../../shared/search/create-finder.ts';
import {
  type SearchHit,
  searchField,
  searchMessages,
  searchPath,
  searchStatus,
  searchTitle,
  tidyQuery,
} from '../../shared/search/search.ts';
import { saysNo } from '../base/privacy-signal.ts';
import { pageEvents } from '../state/page-events.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';

/** Debounce (ms). Shorter, and a screen reader would announce a count per letter. */
const restMs = 150;

/** When a query without results counts as intended (ms). */
const meantMs = 2000;

/** URLs; empty on a page without a search. */
export type SearchFiles = { engine: string; index: string };

type ShownHits = { hits: readonly SearchHit[]; status: string };

/**
 * Results while typing, starting with the server's. Loads the search at the field's first use; if that fails, the
 * server answers the submitted form.
 */
export function useSearch({ engine, index }: SearchFiles, restored: ShownHits) {
  const scope = useWidgetScope();
  const [shown, setShown] = useState(restored);
  const input = useRef<HTMLInputElement>(null);
  const finder = useRef<Promise<Finder> | undefined>(undefined);
  const ready = useRef(false);
  const latest = useRef<string | undefined>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const meant = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  function load(): Promise<Finder> {
    finder.current ??= loadFinder(engine, index, scope.signal).then(
      (found) => {
        ready.current = true;
        return found;
      },
      (reason: unknown) => {
        finder.current = undefined;
        throw reason;
      },
    );
    return finder.current;
  }

  async function search(raw: string): Promise<void> {
    const query = tidyQuery(raw);
    if (query === latest.current) return;
    latest.current = query;
    clearTimeout(meant.current);
    let next: ShownHits = { hits: [], status: '' };
    if (query !== '') {
      try {
        const found = (await load())(query);
        next = { hits: found.hits, status: searchStatus(found, query) };
        if (found.total === 0) meant.current = setTimeout(() => noneFound(query), meantMs);
      } catch (reason) {
        if (scope.signal.aborted) return;
        console.warn('[itwidgets] the search could not be loaded', reason);
        latest.current = undefined;
        next = { hits: [], status: searchMessages.unavailable };
      }
    }
    if (scope.signal.aborted || (latest.current ?? query) !== query) return;
    setShown(next);
    if (location.pathname === searchPath) keepInTab(query, next.status);
  }

  function onInput(): void {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => void search(input.current?.value ?? ''), restMs);
  }

  function onSubmit(event: FormEvent): void {
    if (!ready.current) return;
    event.preventDefault();
    clearTimeout(resting.current);
    void search(input.current?.value ?? '');
  }

  function onResultClick(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const words = tidyQuery(latest.current ?? input.current?.value ?? '');
    if (!link || words === '' || saysNo()) return;
    pageEvents.setState({ event: 'search_opened', params: { words, opened: link.pathname } });
  }

  useEffect(() => {
    if (input.current?.form) input.current.form.noValidate = true;
    if (!engine) return;
    const asked = tidyQuery(new URLSearchParams(location.search).get(searchField) ?? '');
    // A static host fills in nothing, and the field may hold input from before hydration.
    const answered = restored.status !== '';
    if (input.current && !answered && input.current.value === '') input.current.value = asked;
    const typed = tidyQuery(input.current?.value ?? '');
    latest.current = answered ? asked : '';
    if (typed !== latest.current) void search(typed);
    return () => {
      clearTimeout(resting.current);
      clearTimeout(meant.current);
    };
  }, []);

  return { ...shown, input, onFocus: () => void load().catch(() => undefined), onInput, onSubmit, onResultClick };
}

/** The words are masked before they are sent. */
function noneFound(words: string): void {
  if (!saysNo()) pageEvents.setState({ event: 'search_empty', params: { words } });
}

/** URL and title follow the query, for reload and history. */
function keepInTab(query: string, status: string): void {
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete(searchField);
  else address.searchParams.set(searchField, query);
  history.replaceState(history.state, '', address);
  document.title = searchTitle(status, document.title);
}

type SearchModule = { createFinder(text: string): Finder };

/** @throws if either fails */
async function loadFinder(engine: string, index: string, signal: AbortSignal): Promise<Finder> {
  const [{ createFinder }, text] = await Promise.all([
    import(/* @vite-ignore */ engine) as Promise<SearchModule>,
    fetch(index, { signal }).then((answer) => {
      if (!answer.ok) throw new Error(`${index}: ${answer.status}`);
      return answer.text();
    }),
  ]);
  return createFinder(text);
}
