import type { OptionTable } from '../base/option-table.ts';

/** Options that every form has. */
export function formOptions(idPrefix: string) {
  return {
    source: { kind: 'text', default: '', about: 'Where the form stands, in your own word; goes to analytics.' },
    page: { kind: 'text', default: '', about: 'Path of the page, for a post without a script.' },
    idPrefix: {
      kind: 'text',
      default: idPrefix,
      about: 'Begins the id of every field; the second form of a kind on one page needs its own.',
    },
  } as const satisfies OptionTable;
}
