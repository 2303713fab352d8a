import { expect, onTestFinished, test } from 'vitest';
import {
  type OptionTable,
  optionProblems,
  parseOptions,
  untrustedOptions,
} from '../../../widgets/base/option-table.ts';

const table = {
  idPrefix: { kind: 'text', default: 'nl', about: 'Begins ids.' },
  service: { kind: 'choice', values: ['cloud', 'voip'], default: '', about: 'Chosen first.' },
} as const satisfies OptionTable;

test('an option that is absent, or is none of its choices, is the default', () => {
  expect(parseOptions(table, { service: 'fax' })).toEqual({ idPrefix: 'nl', service: '' });
  expect(parseOptions(table, { service: 'voip', idPrefix: 'x' })).toEqual({ idPrefix: 'x', service: 'voip' });
});

test('a misspelt option is told what it may mean; what resembles none is another tool’s', () => {
  expect(optionProblems(table, { sevice: 'voip', idprefx: 'x', id: '1', src: 'x', testid: 'x', wfPage: 'x' })).toEqual([
    'data-sevice is not an option; did you mean data-service?',
    'data-idprefx is not an option; did you mean data-id-prefix?',
  ]);
});

test('a misspelt option and a wrong choice are named as they stand in the HTML', () => {
  expect(optionProblems(table, { widget: 'x', ssr: '', colour: 'red', idPrefxi: 'x', service: 'fax' })).toEqual([
    'data-id-prefxi is not an option; did you mean data-id-prefix?',
    'data-service is one of cloud, voip',
  ]);
});

test('what a page added to Object.prototype is no option', () => {
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'idPrefix'));
  Object.defineProperty(Object.prototype, 'idPrefix', { value: 'polluted', configurable: true });
  expect(parseOptions(table, {}).idPrefix).toBe('nl');
});

test('where others may write HTML, an option of behaviour is left out', () => {
  const trusting = { ...table, calendar: { kind: 'text', default: '', about: 'Opened.', trusted: true } } as const;
  const raw = { idPrefix: 'x', calendar: 'javascript:alert(1)' };
  expect(untrustedOptions(trusting, raw)).toEqual({ idPrefix: 'x' });
});
