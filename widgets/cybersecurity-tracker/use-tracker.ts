import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  asEntry,
  asName,
  type ControlEntry,
  type EntryField,
  emptyEntry,
  entryFields,
  isEmptyEntry,
  mostLists,
  type Tracker,
  type TrackerList,
} from '../../shared/tools/tracker.ts';
import { changeTracker, isOfTracker, newListId, storedTracker } from '../state/tracker-store.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';

/** Id of the list in the built HTML. */
const firstId = 'first';
const notStored =
  'This browser does not keep what you write here: storage is full or blocked. Export the list before you leave.';
const unreadable =
  'What this device kept could not be read. It is put aside, not deleted; write to us if you need it back.';

/** `5.owner`. */
export const fieldName = (number: number | string, field: EntryField): string => `${number}.${field}`;

/**
 * Fields are uncontrolled, so that input from before hydration stays; they are set when another list is shown or
 * another tab has changed this one.
 */
export function useTracker() {
  const { signal } = useWidgetScope();
  const form = useRef<HTMLFieldSetElement>(null);
  const [tracker, setTracker] = useState<Tracker>(() => unstoredTracker());
  const [notice, setNotice] = useState('');
  /** Details are drawn after hydration: without the script they cannot be saved. */
  const [ready, setReady] = useState(false);
  const [undone, setUndone] = useState<{ said: string; tracker: Tracker }>();
  const now = useRef(tracker);
  const list = listOf(tracker);

  function show(next: Tracker): void {
    now.current = next;
    setTracker(next);
    for (const element of form.current?.elements ?? []) {
      const field = element as HTMLInputElement;
      const [number = '', name] = field.name.split('.');
      // The visitor is typing there.
      if (!name || (field === document.activeElement && field.localName !== 'select')) continue;
      field.value = (listOf(next).entries[number] ?? emptyEntry)[name as EntryField];
    }
  }

  /** @param undo describes a change that can be undone */
  function change(how: (tracker: Tracker) => Tracker, undo?: string): void {
    const before = now.current;
    const { tracker, isStored } = changeTracker(before, how);
    setNotice(isStored ? '' : notStored);
    setUndone(undo ? { said: undo, tracker: before } : undefined);
    show(tracker);
  }

  const changeList = (how: (list: TrackerList) => TrackerList, undo?: string) => {
    const { id } = listOf(now.current);
    change(({ lists, ...rest }) => {
      const known = lists.some((list) => list.id === id) ? lists : [...lists, listOf(now.current)];
      return { ...rest, current: id, lists: known.map((list) => (list.id === id ? how(list) : list)) };
    }, undo);
  };

  const entryOf = (number: string): ControlEntry =>
    asEntry(
      Object.fromEntries(
        entryFields.map((field) => {
          const control = form.current?.elements.namedItem(fieldName(number, field)) as HTMLInputElement | null;
          return [field, control?.value ?? ''];
        }),
      ),
    );

  function onInput({ target }: FormEvent): void {
    const [number = ''] = (target as HTMLInputElement).name.split('.');
    const entry = entryOf(number);
    changeList((list) => ({ ...list, entries: withEntry(list.entries, number, entry) }));
  }

  useEffect(() => {
    const { tracker, unread } = storedTracker(newListId());
    now.current = tracker;
    // Save states chosen before hydration.
    const chosen = [...(form.current?.elements ?? [])]
      .map((element) => element as HTMLSelectElement)
      .flatMap(({ name, value }) => (value === emptyEntry.state ? [] : [[name.split('.')[0] ?? '', value] as const]))
      .filter(([number]) => number);
    if (chosen.length > 0)
      changeList((list) => {
        const entries = chosen.map(([number, state]) => [
          number,
          asEntry({ ...(list.entries[number] ?? emptyEntry), state }),
        ]);
        return { ...list, entries: { ...list.entries, ...Object.fromEntries(entries) } };
      });
    setReady(true);
    if (unread !== undefined) setNotice(unreadable);
    const follow = (event: StorageEvent) => {
      if (!isOfTracker(event)) return;
      const { tracker } = storedTracker(newListId());
      const { current } = now.current;
      // Each tab stays on its own list.
      show(tracker.lists.some(({ id }) => id === current) ? { ...tracker, current } : tracker);
    };
    addEventListener('storage', follow, { signal });
    return () => removeEventListener('storage', follow);
  }, []);

  useEffect(() => {
    if (ready) show(now.current);
  }, [ready]);

  return {
    form,
    ready,
    tracker,
    list,
    notice,
    say: setNotice,
    undone,
    onInput,
    choose: (id: string) => change((tracker) => ({ ...tracker, current: id })),
    rename: (name: string) => changeList((list) => ({ ...list, name: asName(name) })),
    add(lists: readonly Pick<TrackerList, 'name' | 'entries'>[], undo?: string) {
      const added = lists.map(({ name, entries }) => ({ id: newListId(), name: asName(name), entries }));
      change((tracker) => {
        const all = [...tracker.lists, ...added].slice(0, mostLists);
        return { ...tracker, lists: all, current: all.at(tracker.lists.length)?.id ?? tracker.current };
      }, undo);
    },
    empty: () => changeList((list) => ({ ...list, entries: {} }), `“${list.name}” is empty now.`),
    remove: () =>
      change((tracker) => {
        const lists = tracker.lists.filter(({ id }) => id !== list.id);
        return lists[0] ? { ...tracker, lists, current: lists[0].id } : unstoredTracker();
      }, `“${list.name}” is deleted.`),
    undo: () => undone && change(() => undone.tracker),
  };
}

const unstoredTracker = (): Tracker => ({
  version: 1,
  current: firstId,
  lists: [{ id: firstId, name: 'My list', entries: {} }],
});

const listOf = ({ lists, current }: Tracker): TrackerList =>
  lists.find(({ id }) => id === current) ?? (lists[0] as TrackerList);

function withEntry(entries: TrackerList['entries'], number: string, entry: ControlEntry): TrackerList['entries'] {
  const { [number]: _, ...others } = entries;
  return isEmptyEntry(entry) ? others : { ...others, [number]: entry };
}

export type TrackerState = ReturnType<typeof useTracker>;
