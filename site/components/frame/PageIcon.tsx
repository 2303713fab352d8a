import { iconNames } from '../../facts/icons.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { Icon } from '../ui/Icon.tsx';

/** The drawing that a page's front matter names; nothing for a page without one. */
export function PageIcon({ page }: { page: ContentPage | undefined }) {
  const named = page && 'icon' in page.data ? page.data.icon : undefined;
  const name = iconNames.find((entry) => entry === named);
  return name ? <Icon name={name} /> : null;
}
