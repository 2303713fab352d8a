import { expect, test } from 'vitest';
import {
  type NewReply,
  type ReplyPreview,
  type ReplyStart,
  type ReplyTemplate,
  repliesPath,
  replyPreviewPath,
  templatesPath,
} from '../../../../shared/staff/replies.ts';
import { pathOf, sendBooking } from '../../../support/inbox.ts';
import { useServers } from '../../../support/use-servers.ts';

const start = useServers();
const reply = (change: Partial<NewReply> = {}): NewReply => ({
  key: crypto.randomUUID(),
  subject: 'Your request',
  body: 'Hello',
  quote: true,
  replyTo: 'me',
  lastAnswer: null,
  ...change,
});

test('who writes in French gets the templates, the time of the call and the lines around the words in French', async () => {
  const server = await start();
  const sales = await server.signedIn('sales');
  const message = 'Bonjour, notre serveur est en panne depuis ce matin. Pouvez-vous nous rappeler avant 15 h?';
  const reference = await sendBooking(server, { name: 'Geneviève Lévesque', message });
  const at = Date.parse('2026-11-26T19:00:00Z');
  await sales.json('PATCH', pathOf(reference), { version: 0, nextStep: 'Appeler', nextStepAt: at });
  const begun = await sales.json<ReplyStart>('GET', repliesPath(reference));
  expect(begun).toMatchObject({ language: 'fr', subject: `Votre demande ${reference}` });
  const french = begun.templates.filter(({ language }) => language === 'fr');
  expect(begun.templates.slice(0, 5)).toEqual(french);
  expect(french.map(({ name }) => name)).toEqual([
    'Première réponse',
    'Appel sans réponse',
    'Rendez-vous',
    'Après notre appel',
    'Notre soumission',
  ]);
  const body = french[2]?.body ?? '';
  expect(body).toMatch(
    /^Bonjour Geneviève Lévesque,\n\nNotre rendez-vous est fixé au jeudi 26 novembre à 14\sh\s00 \(heure/,
  );
  const preview = await sales.json<ReplyPreview>('POST', replyPreviewPath(reference), reply({ body }));
  expect(preview.text).toMatch(/Vous avez écrit le [\s\S]*notre serveur est en panne[\s\S]*Votre référence: /);
  const english = await sendBooking(server, {
    name: 'Zoé Côté',
    message: 'Hi, please call me about backups for the office.',
  });
  expect((await sales.json<ReplyStart>('GET', repliesPath(english))).templates[0]?.name).toBe('First answer');
});

test.each([
  ['Dana Whitfield', 'Dana'],
  ['Whitfield, Dana', 'Dana'],
  ['de Souza, Ana', 'Ana'],
  ['Dr. Ellis Park', 'Dr. Park'],
  ['Mrs. Ada Chen', 'Mrs. Chen'],
  ['Mme Roy', 'Mme Roy'],
  ['Jean-Luc Roy', 'Jean-Luc'],
  ['J. R. Smith', 'J. R. Smith'],
  ['Gord', 'Gord'],
])('a template greets %s as %s', async (name, greeted) => {
  const server = await start();
  const sales = await server.signedIn('sales');
  const { templates } = await sales.json<ReplyStart>('GET', repliesPath(await sendBooking(server, { name })));
  expect(templates[0]?.body).toMatch(new RegExp(`^Hello ${greeted},\n`));
});

test('administrators alone keep templates, with known variables only', async () => {
  const server = await start();
  const [sales, admin] = [await server.signedIn('sales'), await server.signedIn('admin')];
  const template = { name: 'Greeting', subject: 'Hello', body: 'Hi {{name}}' };
  expect((await sales.call('POST', templatesPath, template)).status).toBe(403);
  expect((await admin.call('POST', templatesPath, { ...template, body: '{{password}}' })).status).toBe(422);
  const { id } = await admin.json<{ id: number }>('POST', templatesPath, template, 201);
  await admin.json('PUT', `${templatesPath}/${id}`, { ...template, body: 'Changed', language: 'fr' });
  expect((await admin.call('PUT', `${templatesPath}/${id}`, { ...template, language: 'xx' })).status).toBe(422);
  const { templates } = await admin.json<{ templates: ReplyTemplate[] }>('GET', templatesPath);
  expect(templates.at(-1)).toMatchObject({ id, body: 'Changed', language: 'fr' });
  await admin.json('DELETE', `${templatesPath}/${id}`);
  expect((await admin.call('PUT', `${templatesPath}/${id}`, template)).status).toBe(404);
});
