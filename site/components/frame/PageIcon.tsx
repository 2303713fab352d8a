import { iconNames } from '../../facts/icons.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { Icon } from '../ui/Icon.tsx';

export function PageIcon({ page }: { page: ContentPage | undefined }) {
  const named = page && 'icon' in page.data ? page.data.icon : undefined;
  const name = iconNames.find((entry) => entry === named);
  return name ? <Icon name={name} /> : null;
}
