import { expect, test } from 'vitest';
import { judgeSignatures } from '../../tools/lib/audit-signatures.mjs';

test.each([
  ['good', 0, 'audited 602 packages in 9s\n\n602 packages have verified registry signatures\n'],
  [
    'bad',
    1,
    '601 packages have verified registry signatures\n\n1 package has an invalid registry signature:\n\nkysely',
  ],
  ['bad', 1, '1 package has a missing registry signature but the registry is providing signing keys:\n\nzod@4.6.7'],
  ['unanswered', 1, 'npm error code ENOTFOUND\nnpm error network request to https://keys.example/15.root.json failed'],
  ['unanswered', 1, 'npm error found no dependencies to audit that were installed from a supported registry'],
  ['unanswered', 127, 'spawn npm ENOENT'],
] as const)('the answer of npm audit signatures is %s', (outcome, code, output) => {
  expect(judgeSignatures({ code, output }).outcome).toBe(outcome);
});

test('what is printed of it is one line without the addresses of logs', () => {
  const output =
    'npm error code ENOTFOUND\nnpm error errno ENOTFOUND\nnpm error no keys\nnpm error A complete log is at x\n';
  expect(judgeSignatures({ code: 1, output }).says).toBe('no keys');
});
