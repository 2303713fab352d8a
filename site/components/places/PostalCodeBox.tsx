import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import type { SiteContext } from '../../pages/site-context.ts';

/** The postal code field of a map, which highlights the city found. */
export function PostalCodeBox({ site }: { site: SiteContext }) {
  return (
    <div className="postal-code-box">
      <WidgetPlaceholder widget="postal-code" options={{ table: site.postalCodes }} />
    </div>
  );
}
