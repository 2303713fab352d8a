import type { WidgetPart } from './ui/define-widget.ts';

/** Widgets of one page or a few kinds of page, each in its own chunk. */
export const pageTools = {
  search: () => import('./search/part.ts'),
  'roi-calculator': () => import('./roi-calculator/part.ts'),
  'cybersecurity-tracker': () => import('./cybersecurity-tracker/part.ts'),
  'postal-code': () => import('./postal-code/part.ts'),
  demo: () => import('./demo/part.ts'),
} satisfies Record<string, () => Promise<WidgetPart>>;
