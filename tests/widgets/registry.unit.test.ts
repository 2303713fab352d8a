import { expect, test } from 'vitest';
import { forms, formWidgets } from '../../shared/forms/forms.ts';
import { pageTools } from '../../widgets/page-tools.ts';
import { inlineWidgets, partnerWidgets } from '../../widgets/partner-widgets.ts';
import { registry } from '../../widgets/runtime/registry.ts';
import { widgetNotes } from '../../widgets/runtime/widget-notes.ts';
import { ownWidgets } from '../../widgets/site-widgets.ts';
import { readSources } from '../support/repository.ts';

const rows = Object.entries(registry);

test('each widget’s component is in the script that its row says', () => {
  const named = (on: string, placement?: string) =>
    rows.filter(([, row]) => row.on === on && row.placement === (placement ?? row.placement)).map(([name]) => name);
  expect(Object.keys(partnerWidgets).sort()).toEqual(named('any').sort());
  expect(Object.keys(inlineWidgets).sort()).toEqual(named('any', 'inline').sort());
  const own = [...Object.keys(ownWidgets), ...Object.keys(pageTools)];
  expect(own.sort()).toEqual([...named('any'), ...named('own')].sort());
});

test('every folder of a widget has a row', () => {
  const parts = ['analytics', 'api', 'base', 'page', 'react', 'runtime', 'state', 'ui'];
  const folders = readSources(/^widgets\/[^/]+\/.*\.tsx?$/).map(({ path }) => path.split('/')[1]);
  expect([...new Set(folders)].filter((folder) => !parts.includes(folder ?? '')).sort()).toEqual(
    rows.map(([name]) => name).sort(),
  );
});

test.each(Object.entries(forms))(
  'the form %s checks what it sends, and its widget can be shown again',
  (_name, form) => {
    const fields = Object.keys(form.rules);
    expect(fields).toEqual(expect.arrayContaining(Object.keys(form.details)));
    if (!('widget' in form)) return;
    expect(formWidgets).toContain(form.widget);
    expect(registry[form.widget].placement).toBe('inline');
    expect(widgetNotes[form.widget].answerTitle).toMatch(/\S/);
  },
);

test('nothing else that widgets share has a list of them', () => {
  // One-word names ('search', 'booking') have other meanings too.
  const names = [...rows.map(([name]) => name), ...Object.keys(forms)].filter((name) => name.includes('-'));
  const naming = readSources(/^widgets\/(base|state|api|analytics|ui|runtime)\/.*\.tsx?$/)
    .filter(({ text }) => names.some((name) => text.includes(`'${name}'`)))
    .map(({ path }) => path);
  expect(naming).toEqual(['widgets/runtime/registry.ts', 'widgets/runtime/widget-notes.ts']);
});
