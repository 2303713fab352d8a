import { about } from '../base/about.ts';
import type { OptionTable } from '../base/option-table.ts';

export function formOptions(idPrefix: string) {
  return {
    source: { kind: 'text', default: '', about: about('Where the form stands, in your own words; for analytics.') },
    page: { kind: 'text', default: '', about: about('Path of the page, for a post without the script.') },
    idPrefix: {
      kind: 'text',
      default: idPrefix,
      about: about('Prefix of every field id; a second form of the same kind on a page needs its own.'),
    },
  } as const satisfies OptionTable;
}
