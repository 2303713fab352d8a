import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Parts that the catalogue lacks, and where to see them. */
const elsewhere: Record<string, string> = {
  'CloseButton.tsx': 'in every dialog and toast',
  'ContactOffer.tsx': 'a plain button, shown once a form was sent',
  'EmailMe.tsx': 'sends real mail: at the end of every piece to read',
  'Field.tsx': 'what TextField, SelectField and TextAreaField are made of',
  'Form.tsx': 'needs a form that is sent: every page with a form',
  'Honeypot.tsx': 'nobody sees it',
  'MicroInteractions.tsx': 'provides accent and motion',
  'ToastRegion.tsx': 'where the real toasts appear',
  'ToastsInModal.tsx': 'where a partner’s own dialog has the real toasts',
};

test('every part of widgets/ui is in the catalogue at /demo/micro-interactions', () => {
  const catalogue = globSync('widgets/demo/*.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const parts = globSync('widgets/ui/*.tsx').map((file) => basename(file));
  expect(parts.length).toBeGreaterThan(15);
  const missing = parts.filter((file) => !(file in elsewhere) && !catalogue.includes(`'../ui/${file}'`));
  expect(missing).toEqual([]);
  expect(Object.keys(elsewhere).filter((file) => !parts.includes(file))).toEqual([]);
});
