import { expect, test } from 'vitest';
import { chatAnswers } from '../../../site/build/chat/chat-answers.ts';
import type { ContentPage } from '../../../site/pages/read-pages.ts';

function saidOf(name: string): string | undefined {
  const page = {
    path: '/industries/dental',
    kind: 'industry',
    body: '',
    data: { systems: [{ name, whatWeDo: 'Daily.' }] },
  };
  const { records } = chatAnswers([page as unknown as ContentPage]);
  return records.find(({ id }) => id.startsWith('system '))?.says;
}

test.each([
  ['Dentrix, ABELDent, Tracker', 'Dentrix, ABELDent and Tracker'],
  ['PCLaw, CosmoLex or Clio', 'PCLaw, CosmoLex or Clio'],
  ['CNC and DNC (Fanuc, Haas)', 'CNC and DNC (Fanuc, Haas)'],
  ['ERP (Epicor, SYSPRO)', 'ERP (Epicor, SYSPRO)'],
])('the assistant says the programs of a row, “%s”, as a sentence', (name, said) => {
  expect(saidOf(name)).toBe(`Yes, we look after ${said}. Daily.`);
});
