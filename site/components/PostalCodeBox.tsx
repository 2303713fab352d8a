import { WidgetPlaceholder } from '../../widgets/WidgetPlaceholder.tsx';
import type { SiteContext } from '../context.ts';

type PostalCodeBoxProps = { site: SiteContext; title: string; lead?: string };

/**
 * The postal-code box under its own heading: in the side column of a page about a city, or, with a `lead`, as
 * wide as the page with the heading beside it.
 */
export function PostalCodeBox({ site, title, lead }: PostalCodeBoxProps) {
  return (
    <section className={lead ? 'postal-code-box postal-code-box--wide' : 'postal-code-box'}>
      <div>
        <h2 className="postal-code-box__title">{title}</h2>
        {lead && <p className="lead postal-code-box__lead">{lead}</p>}
      </div>
      <WidgetPlaceholder widget="postal-code" options={{ table: site.postalCodes }} />
    </section>
  );
}
