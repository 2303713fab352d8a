import { calendarFile } from '../company/calendar-file.ts';
import { csvRow } from '../csv-cell.ts';
import { csvRows } from '../csv-rows.ts';
import { baselineControls } from './baseline-controls.ts';
import {
  asEntry,
  type ControlEntry,
  controlStates,
  emptyEntry,
  isEmptyEntry,
  readTracker,
  stateOf,
  type TrackerList,
} from './tracker.ts';

const columns = ['No.', 'Control', 'State', 'Owner', 'Due', 'Note', 'Evidence'];

/** With a byte-order mark, so that spreadsheets recognize UTF-8. */
export function trackerCsv({ entries }: TrackerList): string {
  const rows = baselineControls.map((control, index) => {
    const { state, owner, due, note, link } = entries[index + 1] ?? emptyEntry;
    return [
      index + 1,
      control,
      controlStates.find(({ value }) => value === state)?.label ?? '',
      owner,
      due,
      note,
      link,
    ];
  });
  return `\ufeff${[columns, ...rows].map(csvRow).join('')}`;
}

/** Needs columns "No." (or "Control") and "State"; undefined for other files. */
export function readTrackerCsv(text: string): Record<string, ControlEntry> | undefined {
  const [head = [], ...rows] = csvRows(text) ?? [];
  const at = Object.fromEntries(head.map((name, index) => [name.trim().toLowerCase().replace(/\.$/, ''), index]));
  if (at.state === undefined || (at.no === undefined && at.control === undefined)) return undefined;
  const entries: Record<string, ControlEntry> = {};
  let known = 0;
  for (const row of rows) {
    const cell = (name: string) => row[at[name] ?? -1] ?? '';
    const named = baselineControls.findIndex(
      (control) => control.toLowerCase() === cell('control').trim().toLowerCase(),
    );
    const number = named >= 0 ? named + 1 : Number(cell('no'));
    if (!baselineControls[number - 1] || !stateOf(cell('state'))) continue;
    known++;
    const entry = asEntry({
      state: cell('state'),
      owner: cell('owner'),
      due: cell('due'),
      note: cell('note'),
      link: cell('evidence'),
    });
    if (!isEmptyEntry(entry)) entries[number] = entry;
  }
  return known > 0 ? entries : undefined;
}

/** Reads an exported file or CSV. @returns undefined for other files */
export function readTrackerFile(name: string, text: string): Pick<TrackerList, 'name' | 'entries'>[] | undefined {
  const tracker = readTracker(text);
  if (tracker) return tracker.lists;
  const entries = readTrackerCsv(text);
  return entries && [{ name: name.replace(/\.\w+$/, ''), entries }];
}

/** Open controls with a due day; reminders a week and a day before. */
export function trackerCalendar(list: TrackerList, page: string, now: Date): string {
  const days = baselineControls.flatMap((control, index) => {
    const number = index + 1;
    const { state, owner, due, note } = list.entries[number] ?? emptyEntry;
    if (!due || state === 'done' || state === 'na') return [];
    return [
      {
        uid: `${list.id}-control-${number}@${new URL(page).hostname}`,
        day: due,
        title: `Due: ${control} (${list.name})`,
        text: [owner && `Owner: ${owner}`, note].filter(Boolean).join('\n'),
        url: `${page}#control-${number}`,
        remindDaysBefore: [7, 1],
      },
    ];
  });
  return calendarFile(`Cybersecurity: ${list.name}`, days, now);
}
