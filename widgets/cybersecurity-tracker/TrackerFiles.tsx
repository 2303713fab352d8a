import type { ChangeEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import type { TrackerState } from './use-tracker.ts';

const files = () => import('../../shared/tools/tracker-files.ts');

/** Our exports are smaller. */
const mostBytes = 1_000_000;

/** Exports, prints and imports a list. */
export function TrackerFiles({ state }: { state: TrackerState }) {
  const { tracker, list, say, add } = state;

  async function save(kind: 'json' | 'csv' | 'ics'): Promise<void> {
    try {
      const { trackerCsv, trackerCalendar } = await files();
      const page = location.origin + location.pathname;
      if (kind === 'csv') download('cybersecurity-list.csv', 'text/csv', trackerCsv(list));
      else if (kind === 'json')
        download('cybersecurity-lists.json', 'application/json', JSON.stringify(tracker, null, 1));
      else {
        const text = trackerCalendar(list, page, new Date());
        if (!text.includes('BEGIN:VEVENT')) return say('No open control of this list has a due date yet.');
        download('cybersecurity-dates.ics', 'text/calendar', text);
      }
      say('');
    } catch {
      say('The file could not be made. Check the connection and try again.');
    }
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    try {
      const { readTrackerFile } = await files();
      const lists = file.size > mostBytes ? undefined : readTrackerFile(file.name, await file.text());
      if (lists) add(lists, `${lists.length === 1 ? 'One list' : `${lists.length} lists`} added from ${file.name}.`);
      else
        say(`${file.name} is no list of this tracker. It takes its own JSON, or a CSV with the columns No. and State.`);
    } catch {
      say(`${file.name} could not be read.`);
    }
    // Allows choosing the same file again.
    target.value = '';
  }

  return (
    <div className="nl-tracker__files">
      <Button onClick={() => print()}>Print the report</Button>
      <Button look="plain" onClick={() => void save('ics')}>
        Dates for the calendar
      </Button>
      <Button look="plain" onClick={() => void save('csv')}>
        Export as CSV
      </Button>
      <Button look="plain" onClick={() => void save('json')}>
        Export all lists as JSON
      </Button>
      <label className="nl-button nl-button--plain nl-tracker__import">
        Import CSV or JSON
        <input type="file" accept=".csv,.json,text/csv,application/json" onChange={(event) => void open(event)} />
      </label>
    </div>
  );
}

function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // By then the download has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
