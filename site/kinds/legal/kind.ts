import { dotRows, pathFigure } from '../../schema/figures.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { legalPage } from '../../schema/shared-schemas.ts';

export const legal = {
  name: 'legal',
  matches: exactly('/privacy-policy', '/terms-of-service'),
  schema: legalPage.extend({
    dots: dotRows.optional(),
    figure: pathFigure.optional(),
  }),
  folder: '(legal)',
  listName: (path) => (path === '/privacy-policy' ? 'Privacy policy' : 'Terms of service'),
  searchWeight: 0.8,
} as const satisfies Kind;
