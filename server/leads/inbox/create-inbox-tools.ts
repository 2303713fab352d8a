import type { BulkAnswer, BulkChange } from '../../../shared/staff/bulk.ts';
import type { Merge, PersonAnswer } from '../../../shared/staff/person.ts';
import type { NewReply, NewTemplate, ReplyPreview, ReplyStart, ReplyTemplate } from '../../../shared/staff/replies.ts';
import type { InboxChoices, NewView, SavedView } from '../../../shared/staff/saved-views.ts';
import type { StaffActor } from '../../database/audit.ts';
import type { Database } from '../../database/database.ts';
import type { NotUndone, Undone } from '../undo.ts';
import { appointmentFile } from './appointment-file.ts';
import { changeMany } from './bulk-writes.ts';
import { mergeLeads } from './merge-writes.ts';
import { readChoices } from './read-choices.ts';
import { readPerson } from './read-person.ts';
import { previewReply, startReply } from './reply-start.ts';
import { type ReplyOutcome, saveReply, takeBackReply } from './reply-writes.ts';
import { deleteView, listViews, saveView } from './saved-views.ts';
import { deleteTemplate, listTemplates, saveTemplate } from './template-writes.ts';
import { undoAct } from './undo-writes.ts';

/** Every method may throw `DatabaseUnavailable`. */
export type InboxTools = {
  changeMany(actor: StaffActor, change: BulkChange): Promise<BulkAnswer | 'unknown owner'>;
  /** @param everybodys whether colleagues' acts may be undone */
  undo(actor: StaffActor, act: number, everybodys: boolean): Promise<Undone | NotUndone | 'unknown'>;
  person(reference: string): Promise<PersonAnswer | undefined>;
  merge(actor: StaffActor, reference: string, merge: Merge): Promise<BulkAnswer | 'unknown'>;
  /** Returns undefined without a date. @param page the lead's address on the staff page */
  appointment(reference: string, page: string): Promise<string | undefined>;
  startReply(actor: StaffActor, reference: string): Promise<ReplyStart | undefined>;
  previewReply(actor: StaffActor, reference: string, reply: NewReply): Promise<ReplyPreview | undefined>;
  /** `act`: that the lead was contacted by it, to undo. */
  reply(actor: StaffActor, reference: string, reply: NewReply): Promise<ReplyOutcome>;
  /** While its email waits. False: too late. */
  takeBackReply(actor: StaffActor, reference: string, key: string): Promise<boolean>;
  templates(): Promise<ReplyTemplate[]>;
  /** Replaces the template with `id`, if given. Returns its id. */
  saveTemplate(actor: StaffActor, template: NewTemplate, id?: number): Promise<number | undefined>;
  deleteTemplate(actor: StaffActor, id: number): Promise<boolean>;
  choices(): Promise<InboxChoices>;
  views(actor: StaffActor): Promise<SavedView[]>;
  saveView(actor: StaffActor, view: NewView): Promise<number | 'full'>;
  deleteView(actor: StaffActor, id: number, anybodys: boolean): Promise<boolean>;
};

export function createInboxTools(database: Database, clock: () => Date, mailFrom: string): InboxTools {
  const { read } = database;
  const act = ({ id, email }: StaffActor) => ({ actor: { id, email }, at: clock().getTime() });
  return {
    changeMany: (actor, change) => database.transaction().execute((trx) => changeMany(trx, { ...act(actor), change })),
    undo: (actor, id, everybodys) =>
      database.transaction().execute((trx) => undoAct(trx, { ...act(actor), id, everybodys })),
    person: (reference) => readPerson(read, reference, clock().getTime()),
    merge: (actor, reference, merge) =>
      database.transaction().execute((trx) => mergeLeads(trx, { ...act(actor), reference, merge })),
    appointment: (reference, page) => appointmentFile(read, reference, page, clock()),
    startReply: (actor, reference) => startReply(read, reference, { me: actor, from: mailFrom }),
    previewReply: (actor, reference, reply) => previewReply(read, reference, { me: actor, from: mailFrom, reply }),
    reply: (actor, reference, reply) =>
      database.transaction().execute((trx) => saveReply(trx, { ...act(actor), reference, reply })),
    takeBackReply: (actor, reference, key) =>
      database.transaction().execute((trx) => takeBackReply(trx, { ...act(actor), reference, key })),
    templates: () => listTemplates(read),
    saveTemplate: (actor, template, id) =>
      database.transaction().execute((trx) => saveTemplate(trx, { ...act(actor), template, id })),
    deleteTemplate: (actor, id) => database.transaction().execute((trx) => deleteTemplate(trx, { ...act(actor), id })),
    choices: () => readChoices(read),
    views: ({ id }) => listViews(read, id),
    saveView: (actor, view) => database.transaction().execute((trx) => saveView(trx, { ...act(actor), view })),
    deleteView: (actor, id, anybodys) =>
      database.transaction().execute((trx) => deleteView(trx, { ...act(actor), id, anybodys })),
  };
}
