import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { circles, folderCircles, forbiddenImports, importGraph, type Room } from '../support/import-graph.ts';
import { readSources } from '../support/repository.ts';

/** Every room may import these; they import nothing of ours. */
const leaves = ['owner/', 'shared/', 'site/redirects/'];

/** Count as leaves, because the first migration creates all tables. */
const tables = /^server\/(?!database\/).*\/tables\.ts$/;
/** A kind's record is next to its layout, but its layout is above the components. */
const kindRecord = /^site\/kinds\/[^/]+\/kind\.ts$/;

/** Each may import earlier ones, widgets and leaves. */
const siteOrder = [
  'site/facts/',
  'site/schema/',
  'site/markdown/',
  'site/pages/',
  'site/seo/',
  'site/components/',
  'site/kinds/',
  'site/checks/',
  'site/build/',
];

/** Each may import folders of earlier lines; folders of one line are independent. */
const serverOrder = [
  ['server/settings/', 'server/format/', 'server/location/'],
  ['server/database/columns/'],
  ['server/database/'],
  ['server/guards/'],
  ['server/notifications/'],
  ['server/http/'],
  ['server/pages/'],
  ['server/staff/', 'server/webhooks/'],
  ['server/newsletter/', 'server/contacts/', 'server/chat/'],
  ['server/email-me/'],
  // Erasing a person also deletes their conversations, contact and queued jobs.
  ['server/leads/', 'server/analytics/', 'server/mail-queue/', 'server/seo/', 'server/partners/', 'server/backups/'],
  ['server/appointments/', 'server/incoming/'],
];
const serverFolders = serverOrder.flat();

const widgetParts = ['base', 'state', 'api', 'analytics', 'ui'].map((part) => `widgets/${part}/`);
/** Above the single widgets: their tables and the mounting code. */
const widgetTop = [
  'widgets/partner-widgets.ts',
  'widgets/site-widgets.ts',
  'widgets/page-tools.ts',
  'widgets/given-options.ts',
  'widgets/launcher.css',
  'widgets/widgets.css',
  'widgets/site-widgets.css',
  'widgets/dialogs.css',
  'widgets/runtime/',
];
/** Widgets do not import each other; these may import the booking form. */
const withBooking = ['widgets/contact-form/', 'widgets/exit-offer/'];
const widgetFolders = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `widgets/${name}/`)
  .filter((folder) => ![...widgetParts, ...widgetTop].includes(folder));
const allWidgets = ['widgets/', ...widgetParts, ...widgetFolders, ...widgetTop];

const everything = [
  '',
  'admin/',
  'server/',
  'site/',
  'tools/',
  'packages/',
  ...allWidgets,
  ...leaves,
  ...siteOrder,
  ...serverFolders,
];

/** Allowed imports per room; '' is the root with the tool settings. Rooms that are not listed may import nothing. */
const rooms: Room[] = [
  // What an owner replaces: read where the sample's is.
  ...leaves.map((folder) => ({ folder, mayImport: folder === 'shared/' ? ['owner/'] : [] })),
  ...widgetParts.map((folder, place) => ({ folder, mayImport: ['shared/', ...widgetParts.slice(0, place)] })),
  ...widgetFolders.map((folder) => ({
    folder,
    mayImport: ['shared/', ...widgetParts, ...(withBooking.includes(folder) ? ['widgets/booking/'] : [])],
  })),
  ...widgetTop.map((folder, place) => ({
    folder,
    mayImport: ['shared/', ...widgetParts, ...widgetFolders, ...widgetTop.slice(0, place)],
  })),
  { folder: 'widgets/', mayImport: [] },
  { folder: 'admin/', mayImport: ['shared/', ...widgetParts] },
  ...siteOrder.map((folder, place) => ({
    folder,
    mayImport: [...siteOrder.slice(0, place), ...allWidgets, ...leaves],
  })),
  { folder: 'site/', mayImport: [] },
  ...serverOrder.flatMap((line, place) =>
    line.map((folder) => ({ folder, mayImport: [...serverOrder.slice(0, place).flat(), ...leaves] })),
  ),
  { folder: 'server/', mayImport: [...serverFolders, ...leaves] },
  { folder: 'tools/', mayImport: [] },
  // The script's types, as served and packed.
  { folder: 'site/public/types/', mayImport: [] },
  { folder: 'packages/', mayImport: ['site/public/types/'] },
  { folder: 'tests/', mayImport: everything },
  { folder: '', mayImport: ['site/', 'tools/', ...allWidgets, ...leaves, ...siteOrder] },
];

describe('the import rule', () => {
  const graph = importGraph(readSources(/\.(ts|tsx|mjs|js|css|json)$/));
  const isLeaf = (path: string) => tables.test(path) || kindRecord.test(path);

  test('imports point one way: leaves, widgets, admin and site; the server knows only the leaves', () => {
    const others = new Map([...graph].map(([from, to]) => [from, to.filter((path) => !isLeaf(path))]));
    expect(forbiddenImports(others, rooms)).toEqual([]);
  });

  test('a subject’s tables and a kind’s record know nothing above them', () => {
    const wrong = [...graph].flatMap(([from, targets]) => {
      const allowed = tables.test(from)
        ? /^(shared|server\/database\/columns)\//
        : kindRecord.test(from)
          ? /^(shared|site\/facts|site\/schema|site\/markdown)\//
          : /./;
      return targets.filter((to) => !allowed.test(to) && !isLeaf(to)).map((to) => `${from} → ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  test('no folder imports itself in a circle, at any depth: of two folders beside each other one is above', () => {
    const others = new Map([...graph].filter(([from]) => !from.startsWith('tests/') && !isLeaf(from)));
    expect(folderCircles(others, isLeaf)).toEqual([]);
  });

  test('every folder of the server has its place in the order', () => {
    const folders = [...graph.keys()].map((path) => /^server\/[^/]+\//.exec(path)?.[0]).filter(Boolean);
    expect(new Set(folders)).toEqual(new Set(serverFolders.filter((folder) => /^server\/[^/]+\/$/.test(folder))));
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
      path: 'widgets/ui/Form.tsx',
      text: "import './Form.css?inline';\nexport const Form = () => <p>it's import('x')</p>;",
    },
    { path: 'widgets/ui/Form.css', text: '' },
    {
      path: 'site/kinds/Page.tsx',
      text: "import { Form } from '../../widgets/ui/Form';\nimport { send } from '../../server/send.ts';",
    },
  ]);

  test('an import against the arrows is found, whatever its kind', () => {
    expect(forbiddenImports(graph, rooms)).toEqual([
      'site/facts/facts.ts → server/send.ts',
      'site/kinds/Page.tsx → server/send.ts',
    ]);
  });

  test('a circle is found, also through import() and types', () => {
    expect(circles(graph)).toEqual(['server/lead.ts → server/store.ts → server/lead.ts']);
  });

  test('a circle of folders is found, among neighbours and between a folder and its own part; leaves count nowhere', () => {
    const graph = new Map([
      ['server/leads/inbox/read.ts', ['server/leads/row.ts', 'server/chat/tables.ts']],
      ['server/leads/row.ts', []],
      ['server/chat/create-staff-chats.ts', ['server/leads/inbox/read.ts']],
    ]);
    const found = () => folderCircles(graph, (path) => tables.test(path));
    expect(found()).toEqual([]);
    graph.set('server/leads/row.ts', ['server/leads/inbox/read.ts', 'server/chat/create-staff-chats.ts']);
    expect(found()).toEqual(['in server/leads: inbox → its own files → inbox', 'in server: leads → chat → leads']);
  });

  test('an import without its ending, or with a query, is followed', () => {
    expect(graph.get('site/kinds/Page.tsx')).toEqual(['widgets/ui/Form.tsx', 'server/send.ts']);
    expect(graph.get('widgets/ui/Form.tsx')).toEqual(['widgets/ui/Form.css']);
  });
});
