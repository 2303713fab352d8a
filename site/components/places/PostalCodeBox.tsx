import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import type { SiteContext } from '../../pages/site-context.ts';

/** The postal-code box, beside or below a map: the map lights the city that it finds. */
export function PostalCodeBox({ site }: { site: SiteContext }) {
  return (
    <div className="postal-code-box">
      <WidgetPlaceholder widget="postal-code" options={{ table: site.postalCodes }} />
    </div>
  );
}
