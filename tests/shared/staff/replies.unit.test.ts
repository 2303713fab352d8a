import { expect, test } from 'vitest';
import { fillTemplate, type ReplyValues, unknownVariable } from '../../../shared/staff/replies.ts';

const values = { name: 'Ann', company: 'Lakeview' } as ReplyValues;

test('a name in double braces is filled, with spaces around it or none; what is unknown stays and is told', () => {
  expect(fillTemplate('Hi {{name}} of {{ company }}, {{else}}', values)).toBe('Hi Ann of Lakeview, {{else}}');
  expect(unknownVariable('{{ name }} {{ else }}')).toBe('else');
  expect(unknownVariable('{{name}} { {company} }')).toBeUndefined();
});

// A backtracking pattern would take half an hour.
test('a body of open braces and tabs, as long as one may be, is read in one pass', () => {
  const body = `{{${'\t'.repeat(9_998)}`;
  expect(fillTemplate(body, values)).toBe(body);
  expect(unknownVariable(body)).toBeUndefined();
});
