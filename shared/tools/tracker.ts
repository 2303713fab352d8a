import { baselineControls } from './baseline-controls.ts';

/** `value` is stored and exported. */
export const controlStates = [
  { value: 'open', label: 'Not started' },
  { value: 'doing', label: 'Under way' },
  { value: 'done', label: 'In place' },
  { value: 'na', label: 'Does not apply' },
] as const;

export type ControlState = (typeof controlStates)[number]['value'];

/** `due`: `2027-03-31` or empty. `link`: place of the evidence as typed, never a link on the page. */
export type ControlEntry = { state: ControlState; owner: string; due: string; note: string; link: string };
export type EntryField = keyof ControlEntry;
export const entryFields: readonly EntryField[] = ['state', 'owner', 'due', 'note', 'link'];

export const emptyEntry: ControlEntry = { state: 'open', owner: '', due: '', note: '', link: '' };

/** Non-empty entries by number of the control (1 to 13). */
export type TrackerList = { id: string; name: string; entries: Record<string, ControlEntry> };
export type Tracker = { version: 1; current: string; lists: TrackerList[] };

/** Maximum characters; `name` is the list's. */
const longest = { name: 80, owner: 80, note: 1000, link: 500 } as const;
/** Limits the use of browser storage. */
export const mostLists = 50;

export const emptyTracker = (id: string): Tracker => ({
  version: 1,
  current: id,
  lists: [{ id, name: 'My list', entries: {} }],
});

/** Invalid fields become empty. */
export function asEntry(given: Partial<Record<EntryField, unknown>>): ControlEntry {
  const text = (field: 'owner' | 'note' | 'link') => asText(given[field]).slice(0, longest[field]);
  const due = asText(given.due);
  return {
    state: stateOf(given.state) ?? 'open',
    owner: text('owner'),
    due: isDay(due) ? due : '',
    note: text('note'),
    link: text('link'),
  };
}

const asText = (given: unknown): string => (typeof given === 'string' ? given.trim() : '');

/** By value or label, ignoring case. */
export function stateOf(given: unknown): ControlState | undefined {
  const text = asText(given).toLowerCase();
  return controlStates.find(({ value, label }) => text === value || text === label.toLowerCase())?.value;
}

export const isEmptyEntry = (entry: ControlEntry): boolean =>
  entryFields.every((field) => entry[field] === emptyEntry[field]);

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Ignores unknown controls and fields.
 * @returns undefined for other texts and later versions
 */
export function readTracker(text: string): Tracker | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { version, lists, current } = (given ?? {}) as Record<string, unknown>;
  if (version !== 1 || !Array.isArray(lists)) return undefined;
  const seen = new Set<string>();
  const read = lists.slice(0, mostLists).flatMap((list: unknown) => {
    const { id, name, entries } = (list ?? {}) as Record<string, unknown>;
    if (typeof id !== 'string' || seen.has(id) || typeof entries !== 'object' || !entries) return [];
    seen.add(id);
    return [{ id, name: asName(name), entries: asEntries(entries as Record<string, unknown>) }];
  });
  const [first] = read;
  if (!first) return undefined;
  return { version: 1, current: seen.has(String(current)) ? String(current) : first.id, lists: read };
}

export const asName = (name: unknown): string => asText(name).slice(0, longest.name) || 'My list';

function asEntries(given: Record<string, unknown>): Record<string, ControlEntry> {
  const entries: Record<string, ControlEntry> = {};
  for (const [index] of baselineControls.entries()) {
    const entry = asEntry((given[index + 1] ?? {}) as Record<string, unknown>);
    if (!isEmptyEntry(entry)) entries[index + 1] = entry;
  }
  return entries;
}

export function progressOf({ entries }: TrackerList): Record<ControlState, number> {
  const counts: Record<ControlState, number> = { open: 0, doing: 0, done: 0, na: 0 };
  for (const [index] of baselineControls.entries()) counts[entries[index + 1]?.state ?? 'open']++;
  return counts;
}
