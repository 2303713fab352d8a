import { expect, test } from 'vitest';
import { type OptionTable, optionProblems, parseOptions } from '../../../widgets/base/option-table.ts';

const table = {
  idPrefix: { kind: 'text', default: 'nl', about: 'Begins ids.' },
  service: { kind: 'choice', values: ['cloud', 'voip'], default: '', about: 'Chosen first.' },
} as const satisfies OptionTable;

test('an option that is absent, or is none of its choices, is the default', () => {
  expect(parseOptions(table, { service: 'fax' })).toEqual({ idPrefix: 'nl', service: '' });
  expect(parseOptions(table, { service: 'voip', idPrefix: 'x' })).toEqual({ idPrefix: 'x', service: 'voip' });
});

test('an unknown option and a wrong choice are named as they stand in the HTML', () => {
  expect(optionProblems(table, { widget: 'x', ssr: '', colourOf: 'red', service: 'fax' })).toEqual([
    'data-colour-of is not an option; there are data-id-prefix, data-service',
    'data-service is one of cloud, voip',
  ]);
});
