import type { Part } from './ui/define-widget.ts';

/** The widgets of a single page of ours: each is a file of its own. */
export const pageTools = {
  search: () => import('./search/part.ts'),
  'roi-calculator': () => import('./roi-calculator/part.ts'),
  'cybersecurity-tracker': () => import('./cybersecurity-tracker/part.ts'),
  demo: () => import('./demo/part.ts'),
} satisfies Record<string, () => Promise<Part>>;
