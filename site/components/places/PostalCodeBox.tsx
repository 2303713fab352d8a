import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import type { SiteContext } from '../../pages/site-context.ts';

export function PostalCodeBox({ site }: { site: SiteContext }) {
  return (
    <div className="postal-code-box">
      <WidgetPlaceholder widget="postal-code" options={{ table: site.postalCodes }} />
    </div>
  );
}
