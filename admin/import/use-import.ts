import { useEffect, useRef, useState } from 'react';
import type { ContactField, DuplicateChoice } from '../../shared/staff/import-fields.ts';
import { textOf } from '../ui/ErrorMessage.tsx';
import { compare, faultsOf, findingsOf } from './findings.ts';
import type { Matching, SharedConsent } from './read/create-row-reader.ts';
import type { FileAbout, FileFormat } from './read/open-file.ts';
import { rememberColumns, withRemembered } from './remembered.ts';
import { deleteImport, findUnfinished, rememberImport } from './remembered-imports.ts';
import { type Stage, withChoice, withRow } from './stage.ts';
import { type SessionWorker, startWorker } from './start-worker.ts';
import { sendBatches, type Upload } from './upload.ts';

/** The steps of an import, from file to server. */
export function useImport() {
  const [stage, setStage] = useState<Stage>({ name: 'choose' });
  const [shared, setShared] = useState<SharedConsent>({});
  const worker = useRef<SessionWorker>(undefined);
  const file = useRef<File>(undefined);
  const about = useRef<FileAbout>(undefined);
  const upload = useRef<Upload>(undefined);
  /** An interrupted import of this file. */
  const unfinished = useRef<Awaited<ReturnType<typeof findUnfinished>>>(undefined);
  /** Number of the run: late results of an earlier run are ignored. */
  const way = useRef(0);

  const show = (own: number, next: Stage) => {
    if (own === way.current) setStage(next);
  };
  const leave = () => {
    way.current += 1;
    worker.current?.end();
    worker.current = undefined;
  };
  useEffect(() => leave, []);

  function startOver(): void {
    leave();
    setStage({ name: 'choose' });
  }

  async function open(
    chosen: File,
    reading: FileFormat = {},
    as?: Pick<FileAbout, 'columns' | 'orders'>,
  ): Promise<void> {
    leave();
    const own = way.current;
    const session = startWorker((done, total) => show(own, { name: 'working', what: 'Checking rows', done, total }));
    worker.current = session;
    file.current = chosen;
    setStage({ name: 'working', what: `Reading ${chosen.name}` });
    try {
      let read = await session.call('open', chosen, reading);
      const before = await earlier(read, reading);
      if (own !== way.current) return;
      if (before && !reading.encoding) {
        read = await session.call('open', chosen, before.reading);
        setShared(before.matching.shared);
      }
      unfinished.current = before;
      about.current = { ...read, columns: withRemembered(read), ...before?.matching, ...as };
      show(own, matching());
    } catch (error) {
      const fault = (error as Error).message;
      // Another separator may help: keep the file's details.
      if (!reading.encoding || !about.current) return show(own, { name: 'choose', fault });
      about.current = { ...about.current, ...reading, headings: [], columns: [], orders: [], sample: [], rows: 0 };
      show(own, { name: 'match', about: about.current, fault });
    }
  }

  /** The interrupted import; undefined if the user chose another format since. */
  async function earlier({ hash }: FileAbout, { encoding, separator, head, sheet }: FileFormat) {
    const found = await findUnfinished(hash);
    if (!found || !encoding) return found;
    const { reading } = found;
    const asBefore =
      encoding === reading.encoding &&
      separator === reading.separator &&
      head === reading.head &&
      sheet === reading.sheet;
    return unfinished.current && asBefore ? found : undefined;
  }

  const matching = (fault?: string): Stage => ({
    name: 'match',
    about: about.current as FileAbout,
    unfinished: unfinished.current?.item,
    fault,
  });

  function anew(): void {
    unfinished.current = undefined;
    setStage(matching());
  }

  /** Reads the file again in the chosen format. */
  function reopen(reading: FileFormat, as?: Pick<FileAbout, 'columns' | 'orders'>): void {
    if (!file.current || !about.current) return;
    const { encoding, separator, head, sheet } = about.current;
    void open(file.current, { encoding, separator, head, sheet, ...reading }, as);
  }

  /** Back to the columns, as they were chosen. */
  function back(): void {
    const { columns, orders } = about.current ?? {};
    reopen({}, columns && orders && { columns, orders });
  }

  /** Dry run: validates rows and compares the valid ones with the database. */
  async function check(settings: Matching): Promise<void> {
    const session = worker.current;
    const own = way.current;
    if (!session || !about.current) return;
    about.current = { ...about.current, columns: settings.columns, orders: settings.orders };
    rememberColumns(about.current.headings, settings.columns);
    setStage({ name: 'working', what: 'Checking rows', done: 0, total: about.current.rows });
    try {
      const before = unfinished.current;
      const missing = before?.batches.filter((_, number) => !before.item.kept.includes(number)).flat();
      await session.call('check', settings, missing);
      const { batches } = await session.call('divide');
      const run = crypto.randomUUID();
      let unsubscribed = 0;
      for (let number = 0; number < batches && own === way.current; number += 1) {
        show(own, { name: 'working', what: 'Comparing with your contacts', done: number, total: batches });
        unsubscribed += await compare(session, await session.call('batch', number), run);
      }
      if (before) await session.call('chooseAgain', before.choices);
      const findings = await findingsOf(session, unsubscribed);
      show(own, { name: 'review', findings, goesOn: before && { newsletter: before.plan.newsletter } });
    } catch (error) {
      show(own, matching(textOf(error)));
    }
  }

  /** A row that became valid is compared with the contacts. */
  async function change(line: number, field: ContactField, value: string): Promise<void> {
    const session = worker.current;
    if (!session) return;
    const row = await session.call('change', line, field, value);
    let [unsubscribed, fault]: [number, string | undefined] = [0, undefined];
    try {
      if (Object.keys(row.fields).length === 0)
        unsubscribed = await compare(session, [await session.call('row', line)], crypto.randomUUID());
    } catch (error) {
      fault = textOf(error);
    }
    const now = await findingsOf(session, unsubscribed);
    setStage((before) => withRow(before, row, now, fault));
  }

  async function choose(choice: DuplicateChoice, line?: number): Promise<void> {
    await worker.current?.call('choose', choice, line);
    setStage((now) => withChoice(now, choice, line));
  }

  async function send(newsletter: boolean): Promise<void> {
    if (!worker.current || !file.current) return;
    const before = unfinished.current;
    if (before) {
      await worker.current.call('divideAs', before.batches);
      upload.current = { key: before.key, plan: before.plan, paused: false };
      return goOn();
    }
    const divided = await worker.current.call('divide');
    const plan = { fileName: file.current.name.slice(-200), ...divided, newsletter };
    upload.current = { key: crypto.randomUUID(), plan, paused: false };
    if (about.current) {
      const { hash, encoding, separator, head, sheet, columns } = about.current;
      const orders = about.current.orders.map((order) => (order === 'open' ? undefined : order));
      const as = { reading: { encoding, separator, head, sheet }, matching: { columns, orders, shared } };
      rememberImport({ hash, key: upload.current.key, plan, ...as, ...(await worker.current.call('division')) });
    }
    await goOn();
  }

  async function goOn(): Promise<void> {
    const session = worker.current;
    const own = way.current;
    if (!session || !upload.current) return;
    const total = upload.current.plan.batches;
    let done = 0;
    show(own, { name: 'sending', done, total });
    try {
      const item = await sendBatches(session, upload.current, (kept) => {
        done = kept;
        show(own, { name: 'sending', done, total });
      });
      if (item) {
        deleteImport(about.current?.hash ?? '');
        show(own, { name: 'done', item, left: (await faultsOf(session)).length });
      } else show(own, { name: 'sending', done, total, paused: true });
    } catch (error) {
      show(own, { name: 'sending', done, total, fault: textOf(error) });
    }
  }

  function pause(): void {
    if (upload.current) upload.current.paused = true;
  }

  return {
    stage,
    shared,
    setShared,
    open: (chosen: File) => void open(chosen),
    reopen,
    anew,
    check,
    back,
    change,
    choose,
    send,
    goOn,
    pause,
    faultsFile: () => worker.current?.call('faultsFile'),
    startOver,
  };
}

export type Importing = ReturnType<typeof useImport>;
