import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { closeImport } from '../../../server/contacts/undo-import.ts';
import { importPaths, type UndoAnswer } from '../../../shared/staff/import-fields.ts';
import { eachDatabase } from '../../support/databases.ts';
import { row } from '../../support/import-rows.ts';
import { find, importer, pathOf, plan, state, tablesOf, upload } from '../../support/importer.ts';
import type { StaffBrowser } from '../../support/staff.ts';

const undo = (admin: StaffBrowser, key: string) => admin.json<UndoAnswer>('DELETE', pathOf(key));
const namesOf = async (admin: StaffBrowser, line: number) =>
  (await find(admin, `contact.${line}@imported.example`)).map(({ name, phone }) => [name, phone].join(' ').trim());
const updateOf = (line: number, name: string, fields = {}) => row(line, { name, onDuplicate: 'update', ...fields });

eachDatabase('an undo of imports', (database) => {
  test('in the order they were made brings nobody back, and says what a later import had changed', async () => {
    const { admin } = await importer(await database.server());
    const first = await upload(admin, [row(2), row(3)]);
    const second = await upload(admin, [updateOf(2, 'Of The Second', { phone: '416 555 0100' }), row(4)]);
    const third = await upload(admin, [updateOf(2, 'Of The Third')]);
    expect(await undo(admin, first)).toEqual({ deleted: 1, restored: 0, left: 1 });
    expect(await namesOf(admin, 2)).toEqual(['Of The Third 416 555 0100']);
    // Restores the second import's values, although the import that added the contact is undone.
    expect(await undo(admin, third)).toEqual({ deleted: 0, restored: 1, left: 0 });
    expect(await namesOf(admin, 2)).toEqual(['Of The Second 416 555 0100']);
    expect(await undo(admin, second)).toEqual({ deleted: 2, restored: 0, left: 0 });
    expect([await namesOf(admin, 2), await namesOf(admin, 4)]).toEqual([[], []]);
    expect(await undo(admin, first)).toEqual({ deleted: 0, restored: 0, left: 0 });
  });

  test('in any order gives back the details of before both', async () => {
    const { server, admin } = await importer(await database.server());
    await upload(admin, [row(2), row(3), row(4)]);
    const second = await upload(
      admin,
      [2, 3, 4].map((line) => updateOf(line, `Second ${line}`)),
    );
    const third = await upload(admin, [updateOf(2, 'Third'), updateOf(2, 'Third Again'), updateOf(3, 'Third')]);
    expect(await undo(admin, second)).toEqual({ deleted: 0, restored: 1, left: 2 });
    expect([await namesOf(admin, 2), await namesOf(admin, 4)]).toEqual([['Third Again'], ['Contact 4']]);
    expect(await undo(admin, third)).toEqual({ deleted: 0, restored: 3, left: 0 });
    expect([await namesOf(admin, 2), await namesOf(admin, 3)]).toEqual([['Contact 2'], ['Contact 3']]);
    expect((await tablesOf(server.database, 'contact_changes')).contact_changes).toEqual([]);
  });

  test('leaves a subscription that another import made or relies upon, until that one is undone too', async () => {
    const { server, admin } = await importer(await database.server());
    const subscribed = async () => {
      const { subscribers, consents } = await tablesOf(server.database, 'subscribers', 'consents');
      return [subscribers.length, consents.map(({ page }) => page).sort()];
    };
    const fair = await upload(admin, [row(2)], true);
    const desk = await upload(admin, [row(2, { source: 'Front desk', onDuplicate: 'add' })], true);
    const call = await upload(admin, [updateOf(2, 'Called', { source: 'Phone call' })], true);
    expect(await subscribed()).toEqual([1, ['Front desk', 'Phone call', 'Sign-up sheet at the spring fair']]);
    await undo(admin, fair);
    expect(await subscribed()).toEqual([1, ['Front desk', 'Phone call']]);
    await undo(admin, call);
    expect(await subscribed()).toEqual([1, ['Front desk']]);
    await undo(admin, desk);
    expect(await subscribed()).toEqual([0, []]);
  });

  test('that a stopped server broke off is said to be unfinished, and is finished by the next call', async () => {
    const { server, admin } = await importer(await database.server());
    const key = await upload(admin, [row(2), row(3)]);
    const changing = await upload(admin, [updateOf(2, 'Changed')]);
    expect(await state(admin, changing)).toMatchObject({ undoneAt: null, undoLeft: false });
    const actor = { id: 1, email: 'owner@staff.example' };
    for (const begun of [changing, key])
      await server.database.transaction().execute((trx) => closeImport(trx, { actor, key: begun, at: server.now() }));
    for (const begun of [changing, key])
      expect(await state(admin, begun)).toMatchObject({ undoneAt: expect.any(Number), undoLeft: true });
    server.pass(8 * 24 * 60 * 60_000);
    await admin.signIn();
    const none = { deleted: 0, restored: 0, left: 0 };
    // No undo runs twice. The first import is undone too, so the contact is deleted.
    const both = await Promise.all([undo(admin, changing), undo(admin, changing)]);
    expect(both.toSorted((one, other) => other.deleted - one.deleted)).toEqual([{ ...none, deleted: 1 }, none]);
    expect(await undo(admin, key)).toEqual({ ...none, deleted: 1 });
    expect(await state(admin, key)).toMatchObject({ undoLeft: false });
    expect(await state(admin, changing)).toMatchObject({ undoLeft: false });
  });

  test('an import ends only with as many rows as it was begun with', async () => {
    const { admin } = await importer(await database.server());
    const key = randomUUID();
    const send = (number: number, ...lines: number[]) =>
      admin.call('PUT', `${importPaths.imports}/${key}/batches/${number}`, { rows: lines.map((line) => row(line)) });
    await admin.json('PUT', pathOf(key), { ...plan([row(2), row(3), row(4)]), batches: 2 });
    expect((await send(0, 2, 3, 4, 5)).status).toBe(409);
    expect((await send(0, 2)).status).toBe(200);
    expect((await send(1, 3)).status).toBe(409);
    expect(await state(admin, key)).toMatchObject({ added: 1, kept: [0], finishedAt: null });
    expect((await send(1, 3, 4)).status).toBe(200);
    expect(await state(admin, key)).toMatchObject({ added: 3, finishedAt: expect.any(Number) });
  });
});
