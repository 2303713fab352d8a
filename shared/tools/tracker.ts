import { baselineControls } from './baseline-controls.ts';

/** The states of a control; `value` is what is stored and exported. */
export const controlStates = [
  { value: 'open', label: 'Not started' },
  { value: 'doing', label: 'Under way' },
  { value: 'done', label: 'In place' },
  { value: 'na', label: 'Does not apply' },
] as const;

export type ControlState = (typeof controlStates)[number]['value'];

/** What is kept of a control. `due`: `2027-03-31` or empty; `link`: where the evidence is, as typed; it is never made a link. */
export type ControlEntry = { state: ControlState; owner: string; due: string; note: string; link: string };
export type EntryField = keyof ControlEntry;
export const entryFields: readonly EntryField[] = ['state', 'owner', 'due', 'note', 'link'];

export const emptyEntry: ControlEntry = { state: 'open', owner: '', due: '', note: '', link: '' };

/** One firm's list: the entries that are not empty, by the control's number (1 to 13). */
export type TrackerList = { id: string; name: string; entries: Record<string, ControlEntry> };
export type Tracker = { version: 1; current: string; lists: TrackerList[] };

/** Longest texts, in characters; the name's is that of a list. */
const longest = { name: 80, owner: 80, note: 1000, link: 500 } as const;
/** More lists than a browser's storage should be asked to hold. */
export const mostLists = 50;

export const emptyTracker = (id: string): Tracker => ({
  version: 1,
  current: id,
  lists: [{ id, name: 'My list', entries: {} }],
});

/** An entry as it may be kept: what is not of its kind becomes empty. */
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

/** A state by its value or label, in any case. */
export function stateOf(given: unknown): ControlState | undefined {
  const text = asText(given).toLowerCase();
  return controlStates.find(({ value, label }) => text === value || text === label.toLowerCase())?.value;
}

export const isEmptyEntry = (entry: ControlEntry): boolean =>
  entryFields.every((field) => entry[field] === emptyEntry[field]);

/** Whether a text is a day of the calendar, as `2027-03-31`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Reads what was stored or exported. Unknown controls and fields are left out.
 * @returns undefined for what is no tracker, or one of a later version
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

/** How many controls are in each state. */
export function progressOf({ entries }: TrackerList): Record<ControlState, number> {
  const counts: Record<ControlState, number> = { open: 0, doing: 0, done: 0, na: 0 };
  for (const [index] of baselineControls.entries()) counts[entries[index + 1]?.state ?? 'open']++;
  return counts;
}
