import * as z from 'zod/mini';
import { type ImportPlan, importBatch, importCheck, importPlan, type SentRow } from '../../shared/staff/import.ts';
import { type CheckAnswer, importPaths } from '../../shared/staff/import-fields.ts';
import type { StaffMember } from '../guards/access.ts';
import { memberOf, numberOf } from '../http/member-of.ts';
import { Refusal } from '../http/refusal.ts';
import { type Exchange, type Reply, type Route, writeRoute } from '../http/route.ts';
import type { Staff } from '../staff/create-staff.ts';
import {
  checkAnswerSchema,
  contactItemSchema,
  importCountsSchema,
  importItemSchema,
  undoAnswerSchema,
} from './answer-schemas.ts';
import type { Imports } from './create-imports.ts';

/** `inbox` erases a contact with the same person's leads. */
type Needs = {
  imports: Imports;
  inbox: { erase(actor: StaffMember, person: { contact: number }): Promise<number | undefined> };
  staff: Staff;
};

const admin = { access: { staff: 'admin' }, limit: 'staff' } as const;
const oneImport = `${importPaths.imports}/:key`;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function keyOf({ params }: Exchange): string {
  const key = (params.key ?? '').toLowerCase();
  if (!uuid.test(key)) throw new Refusal('not-found');
  return key;
}

function settled<Outcome>(outcome: Outcome | 'unknown' | 'conflict' | 'over'): Reply {
  if (outcome === 'unknown') throw new Refusal('not-found');
  if (outcome === 'conflict') throw new Refusal('conflict');
  if (outcome === 'over') throw new Refusal('import-over');
  return { status: 200, json: outcome };
}

export const staffImport = ({ imports, inbox, staff }: Needs): readonly Route[] => [
  {
    ...admin,
    method: 'GET',
    path: importPaths.imports,
    summary: 'The imports of contacts, the newest first.',
    answer: { status: 200, about: 'The imports.', schema: z.object({ items: z.array(importItemSchema) }) },
    handle: async (exchange) => {
      const { unattended } = exchange;
      const items = await imports.list();
      await staff.noteReading(memberOf(exchange), { action: 'imports listed' }, { filter: '', unattended });
      return { status: 200, json: { items } };
    },
  },
  writeRoute<{ run: string; rows: SentRow[] }>({
    ...admin,
    method: 'POST',
    path: importPaths.check,
    summary:
      'Dry run of a batch: wrong rows, and rows whose person is a contact already. Writes nothing but the audit log.',
    answer: { status: 200, about: 'What is wrong, row by row.', schema: checkAnswerSchema },
    judged: false,
    body: {
      schemas: [importCheck],
      examples: {
        usual: {
          run: '0b9a7f0e-6d0c-4f0a-9c0e-2f6d8f1f7a31',
          rows: [{ line: 2, onDuplicate: 'skip', name: 'Jo Li', email: 'jo@firm.example', company: 'Firm Ltd.' }],
        },
      },
    },
    handle: async (exchange) => {
      const { body } = exchange;
      const json: CheckAnswer = await imports.check(body.rows);
      // One audit entry per dry run.
      const how = { filter: body.run, unattended: true };
      await staff.noteReading(memberOf(exchange), { action: 'contacts compared' }, how);
      return { status: 200, json };
    },
  }),
  {
    ...admin,
    method: 'GET',
    path: oneImport,
    summary: 'One import: which of its batches are kept.',
    answer: { status: 200, about: 'The import.', schema: importItemSchema },
    handle: async (exchange) => {
      const item = await imports.one(keyOf(exchange));
      if (!item) throw new Refusal('not-found');
      return { status: 200, json: item };
    },
  },
  writeRoute<ImportPlan>({
    ...admin,
    method: 'PUT',
    path: oneImport,
    summary: 'Begin an import by its UUID; the same again changes nothing.',
    answer: { status: 200, about: 'The import.', schema: importItemSchema },
    judged: false,
    body: {
      schemas: [importPlan],
      examples: { usual: { fileName: 'contacts.csv', rows: 1, batches: 1, newsletter: false } },
    },
    handle: async (exchange) => {
      const key = keyOf(exchange);
      settled(await imports.begin(memberOf(exchange), key, exchange.body));
      return { status: 200, json: await imports.one(key) };
    },
  }),
  writeRoute<{ rows: SentRow[] }>({
    ...admin,
    method: 'PUT',
    path: `${oneImport}/batches/:number`,
    summary: 'Keep a batch of rows, all or nothing; the same again gives the same answer.',
    answer: { status: 200, about: 'What became of the rows.', schema: importCountsSchema },
    judged: false,
    body: {
      schemas: [importBatch],
      examples: {
        usual: {
          rows: [{ line: 2, onDuplicate: 'skip', name: 'Jo Li', email: 'jo@firm.example', company: 'Firm Ltd.' }],
        },
      },
    },
    handle: async (exchange) => {
      const { params, body } = exchange;
      const number = numberOf(params.number);
      const outcome = await imports.keep(memberOf(exchange), keyOf(exchange), number, body.rows);
      if (typeof outcome === 'object' && 'faults' in outcome)
        throw new Refusal('invalid-fields', { fields: outcome.faults });
      return settled(outcome);
    },
  }),
  writeRoute({
    ...admin,
    method: 'DELETE',
    path: oneImport,
    summary: 'Undo an import: within seven days, also one that has not ended.',
    answer: { status: 200, about: 'How many contacts were removed and restored.', schema: undoAnswerSchema },
    judged: false,
    handle: async (exchange) => settled(await imports.undo(memberOf(exchange), keyOf(exchange))),
  }),
  {
    ...admin,
    method: 'GET',
    path: importPaths.contacts,
    summary: 'The imported contacts of an email or a phone (`email`).',
    answer: { status: 200, about: 'The contacts.', schema: z.object({ items: z.array(contactItemSchema) }) },
    handle: async (exchange) => {
      const { query, unattended } = exchange;
      const email = (query.get('email') ?? '').slice(0, 254);
      const items = await imports.find(email);
      const about = items.map(({ id }) => `contact ${id}`).join(', ') || null;
      await staff.noteReading(memberOf(exchange), { action: 'contact read', about }, { filter: email, unattended });
      return { status: 200, json: { items } };
    },
  },
  writeRoute({
    ...admin,
    method: 'DELETE',
    path: `${importPaths.contacts}/:id`,
    summary: 'Erase the person of an imported contact: all contacts and requests with the same email.',
    answer: { status: 200, about: 'How many requests were erased.', schema: z.object({ erased: z.number() }) },
    judged: false,
    handle: async (exchange) => {
      const contact = numberOf(exchange.params.id);
      const erased = await inbox.erase(memberOf(exchange), { contact });
      if (erased === undefined) throw new Refusal('not-found');
      return { status: 200, json: { erased } };
    },
  }),
];
