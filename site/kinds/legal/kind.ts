import { exactly, type Kind } from '../../schema/kind.ts';
import { legalPage } from '../../schema/shared-schemas.ts';

export const legal = {
  name: 'legal',
  matches: exactly('/privacy-policy', '/terms-of-service'),
  schema: legalPage,
  folder: '(legal)',
  listName: (path) => (path === '/privacy-policy' ? 'Privacy policy' : 'Terms of service'),
  searchWeight: 0.8,
} as const satisfies Kind;
