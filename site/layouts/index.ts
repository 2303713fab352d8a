import type { KindName } from '../schema/kinds.ts';
import { Contact } from './contact.tsx';
import type { Layout } from './context.ts';
import { Home } from './home.tsx';

/** The layout of each kind of page. */
export const layouts: Record<KindName, Layout> = { home: Home, contact: Contact };
