import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { circles, forbiddenImports, importGraph, type Room } from '../support/import-graph.ts';
import { readSources } from '../support/repository.ts';

const leaves = ['shared/', 'site/redirects/'];

/** Inside `site/`, each may import what stands before it, widgets and the leaves. */
const siteOrder = [
  'site/facts/',
  'site/kinds/',
  'site/pages/',
  'site/context.ts',
  'site/seo/',
  'site/components/',
  'site/kinds/',
  'site/checks/',
  'site/build/',
  'site/build.ts',
];

/** The tables of each subject, which the first migration makes and whose rows everybody may name. They know nothing else. */
const tables = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?!database).*\/tables\.ts$/.test(path))
  .map((path) => `server/${path}`);

/** Inside `server/`, each may import what stands in a line before it; subjects know nothing of one another. */
const serverOrder = [
  ['server/settings/', 'server/format/', 'server/location/'],
  ['server/database/columns.ts', 'server/database/instant.ts', 'server/database/phone-digits.ts'],
  tables,
  ['server/database/'],
  ['server/guards/', 'server/notifications/'],
  ['server/newsletter/', 'server/contacts/', 'server/chat/', 'server/email-me/'],
  // Erasing a person takes the conversations, the contact and the mails that wait along.
  [
    'server/leads/',
    'server/staff/',
    'server/analytics/',
    'server/mail-queue/',
    'server/seo/',
    'server/partners/',
    'server/backups/',
  ],
  ['server/http/'],
];
const serverFolders = serverOrder.flat();

/** The arrows between the rooms. '' is what stands at the top: the settings of the tools. */
const outerRooms: Room[] = [
  ...leaves.map((folder) => ({ folder, mayImport: [] })),
  { folder: 'widgets/', mayImport: ['shared/'] },
  ...siteOrder.map((folder, place) => ({ folder, mayImport: [...siteOrder.slice(0, place), 'widgets/', ...leaves] })),
  { folder: 'site/', mayImport: ['widgets/', ...leaves, ...siteOrder] },
  ...serverOrder.flatMap((line, place) =>
    line.map((folder) => ({ folder, mayImport: [...serverOrder.slice(0, place).flat(), ...leaves] })),
  ),
  { folder: 'server/', mayImport: [...serverFolders, ...leaves] },
  { folder: 'tools/', mayImport: [] },
  // The types of the script, as they are served and packed.
  { folder: 'site/public/types/', mayImport: [] },
  { folder: 'packages/', mayImport: ['site/public/types/'] },
  {
    folder: 'tests/',
    mayImport: ['', 'site/', 'widgets/', 'server/', 'tools/', 'packages/', ...leaves, ...siteOrder, ...serverFolders],
  },
  { folder: '', mayImport: ['site/', 'widgets/', 'tools/', ...leaves, ...siteOrder] },
];

/** Inside `widgets/`, each may import what stands before it. */
const widgetParts = ['contract', 'base', 'state', 'api', 'analytics', 'ui'].map((part) => `widgets/${part}/`);
/** Above the folders of single widgets: the tables of them, what mounts them, and the ways in: the build of pages, and the two scripts. */
const widgetTop = [
  'widgets/partner-widgets.ts',
  'widgets/site-widgets.ts',
  'widgets/page-tools.ts',
  'widgets/given-options.ts',
  'widgets/shadow-roots.css',
  'widgets/runtime/',
  'widgets/widget-notes.ts',
  'widgets/every-part.ts',
  'widgets/WidgetPlaceholder.tsx',
  'widgets/index.ts',
  'widgets/site.ts',
];
/** A widget knows no other one; the forms of the contact page and of the exit offer are the booking form. */
const withBooking = ['widgets/contact-form/', 'widgets/exit-offer/'];
const widgetFolders = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `widgets/${name}/`)
  .filter((folder) => ![...widgetParts, ...widgetTop].includes(folder));
const widgetRooms: Room[] = [
  ...widgetParts.map((folder, place) => ({ folder, mayImport: widgetParts.slice(0, place) })),
  ...widgetFolders.map((folder) => ({
    folder,
    mayImport: withBooking.includes(folder) ? [...widgetParts, 'widgets/booking/'] : widgetParts,
  })),
  ...widgetTop.map((folder, place) => ({
    folder,
    mayImport: [...widgetParts, ...widgetFolders, ...widgetTop.slice(0, place)],
  })),
];
const widgets = widgetRooms.map(({ folder }) => folder);

/** The rooms, with `widgets/` in its folders. A file that stands in none of them may import nothing. */
const rooms: Room[] = [
  ...outerRooms
    .filter(({ folder }) => !folder.startsWith('widgets/'))
    .map((room) =>
      room.mayImport.includes('widgets/') ? { ...room, mayImport: [...room.mayImport, ...widgets] } : room,
    ),
  ...widgetRooms,
  { folder: 'widgets/', mayImport: [] },
];

describe('the import rule', () => {
  const graph = importGraph(readSources(/\.(ts|tsx|mjs|js|css|json)$/));

  test('imports point one way: leaves, widgets, site; the server knows only the leaves', () => {
    expect(forbiddenImports(graph, rooms)).toEqual([]);
  });

  test('every folder of the server has its place in the order', () => {
    const folders = [...graph.keys()].map((path) => /^server\/[^/]+\//.exec(path)?.[0]).filter(Boolean);
    expect(new Set(folders)).toEqual(new Set(serverFolders.filter((folder) => folder.endsWith('/'))));
  });

  test('no file imports itself in a circle', () => {
    expect(circles(graph)).toEqual([]);
  });
});

describe('the check itself', () => {
  const graph = importGraph([
    { path: 'site/facts/facts.ts', text: "export { send } from '../../server/send.ts';" },
    { path: 'server/send.ts', text: "import type { Lead } from './lead.ts';\nimport express from 'express';" },
    { path: 'server/lead.ts', text: "export const later = () => import('./store.ts');" },
    { path: 'server/store.ts', text: "let lead: import('./lead.ts').Lead;" },
    {
      path: 'widgets/Form.tsx',
      text: "import './Form.css?inline';\nexport const Form = () => <p>it's import('x')</p>;",
    },
    { path: 'widgets/Form.css', text: '' },
    {
      path: 'site/Page.tsx',
      text: "import { Form } from '../widgets/Form';\nimport { send } from '../server/send.ts';",
    },
  ]);

  test('an import against the arrows is found, whatever its kind', () => {
    expect(forbiddenImports(graph, rooms)).toEqual([
      'site/facts/facts.ts → server/send.ts',
      'site/Page.tsx → server/send.ts',
    ]);
  });

  test('a circle is found, also through import() and types', () => {
    expect(circles(graph)).toEqual(['server/lead.ts → server/store.ts → server/lead.ts']);
  });

  test('an import without its ending, or with a query, is followed', () => {
    expect(graph.get('site/Page.tsx')).toEqual(['widgets/Form.tsx', 'server/send.ts']);
    expect(graph.get('widgets/Form.tsx')).toEqual(['widgets/Form.css']);
  });
});
