import type { KeptOfAddress } from '../../../shared/staff/erasures.ts';
import type {
  InboxAnswer,
  InboxCountAnswer,
  LeadAnswer,
  LeadChange,
  NewCall,
  OlderEmails,
} from '../../../shared/staff/inbox.ts';
import type { StaffActor } from '../../database/audit.ts';
import type { Database } from '../../database/database.ts';
import { csvFile } from '../../format/csv.ts';
import type { EraseTraces } from '../erasures/create-trace-eraser.ts';
import { deleteInTurns } from '../erasures/delete-in-turns.ts';
import type { Erasure, ErasureList } from '../erasures/erasure-list.ts';
import { keptOfAddress } from '../erasures/kept-of-address.ts';
import { leadColumns, listLeads, type Narrow } from '../lead-list.ts';
import { addCall } from './call-writes.ts';
import { correctNote } from './correct-note.ts';
import { createLive, type Live } from './create-live.ts';
import { erasePerson, type PersonToErase } from './erase-person.ts';
import { type ActOutcome, addNote, type ChangeOutcome, changeLead, resendMail } from './inbox-writes.ts';
import { readOlderEmails } from './read-history.ts';
import { countInbox, type InboxQuery, narrowTo, readInbox } from './read-inbox.ts';
import { readLead } from './read-lead.ts';

/** What staff do with leads. Every method may throw `DatabaseUnavailable`. */
export type Inbox = {
  list(query: InboxQuery): Promise<InboxAnswer>;
  count(): Promise<InboxCountAnswer>;
  lead(reference: string): Promise<LeadAnswer | undefined>;
  /** @param event the number of one */
  olderEmails(reference: string, event: number): Promise<OlderEmails | undefined>;
  change(actor: StaffActor, reference: string, change: LeadChange): Promise<ActOutcome>;
  note(actor: StaffActor, reference: string, text: string): Promise<ActOutcome>;
  /** One's own note. @param event its number */
  correctNote(actor: StaffActor, reference: string, event: number, text: string): Promise<'done' | 'unknown'>;
  /** Writes down a call, with the act, to undo it. `contacted`: the lead was not before. */
  call(actor: StaffActor, reference: string, call: NewCall): Promise<{ act: number; contacted: boolean } | 'unknown'>;
  resend(actor: StaffActor, reference: string, job: number): Promise<ChangeOutcome>;
  /** Returns the number of requests; undefined if there is no such person. */
  erase(actor: StaffActor, person: PersonToErase): Promise<number | undefined>;
  keptOf(email: string): Promise<KeptOfAddress>;
  /** CSV of a view's leads that the filter leaves, in chunks. */
  export(query: InboxQuery): Promise<AsyncIterable<string>>;
  live: Live;
};

export function createInbox(
  database: Database,
  clock: () => Date,
  onProblem: (message: string, error: unknown) => void,
  erasures: ErasureList,
  eraseTraces: EraseTraces,
  saveCounts: () => Promise<void>,
): Inbox {
  const act = ({ id, email }: StaffActor, reference: string) => ({
    actor: { id, email },
    reference,
    at: clock().getTime(),
  });
  return {
    list: (query) => readInbox(database.read, query, clock().getTime()),
    count: () => countInbox(database.read, clock().getTime()),
    lead: (reference) => readLead(database.read, reference, clock().getTime()),
    olderEmails: (reference, event) => readOlderEmails(database.read, reference, event),
    change: (actor, reference, change) =>
      database.transaction().execute((trx) => changeLead(trx, { ...act(actor, reference), change })),
    note: (actor, reference, text) =>
      database.transaction().execute((trx) => addNote(trx, { ...act(actor, reference), text })),
    correctNote: (actor, reference, event, text) =>
      database.transaction().execute((trx) => correctNote(trx, { ...act(actor, reference), event, text })),
    call: (actor, reference, call) =>
      database.transaction().execute((trx) => addCall(trx, { ...act(actor, reference), ...call })),
    resend: (actor, reference, job) =>
      database.transaction().execute((trx) => resendMail(trx, { ...act(actor, reference), job })),
    async erase({ id, email }, person) {
      // Words that still wait in memory would be saved after the erasure.
      await saveCounts();
      const listed: Record<string, Erasure> = {};
      const most = { until: Number.MAX_SAFE_INTEGER, keep: 'reference' in person ? person.reference : undefined };
      let erased = 0;
      for (;;) {
        const asked = { actor: { id, email }, at: clock().getTime(), person, listed };
        const outcome = await database.transaction().execute((trx) => erasePerson(trx, asked));
        if (outcome === undefined) return undefined;
        if ('erased' in outcome) {
          await eraseTraces(Object.keys(listed));
          return erased + outcome.erased;
        }
        // Listed outside the database first: restoring a backup would undo an erasure recorded only in it, and a server that
        // stops meanwhile goes on with what is listed.
        for (const address of outcome.unlisted)
          listed[address] = await erasures.add(address, clock().getTime(), { id, email });
        for (const address of outcome.unlisted) erased += await deleteInTurns(database, address, most);
      }
    },
    keptOf: (email) => keptOfAddress(database.read, email),
    export: async (query) => csvWithMark(database, await narrowTo(database.read, query, clock().getTime())),
    live: createLive(database, onProblem),
  };
}

async function* csvWithMark({ read }: Database, narrow: Narrow) {
  yield '\uFEFF';
  yield* csvFile(leadColumns, listLeads(read, narrow));
}
