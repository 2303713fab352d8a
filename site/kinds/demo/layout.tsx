import { renderToStaticMarkup } from 'preact-render-to-string';
import { drawInline } from '../../../widgets/runtime/every-part.ts';
import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { countOf, DotIndex, type IndexedPart } from '../../components/figures/DotIndex.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function Demo({ page, data, content }: LayoutProps<'demo'>) {
  const groups = groupsOf(renderToStaticMarkup(drawInline('demo', {})));
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated}>
        <DotIndex
          title={countOf(
            groups.reduce((sum, { count }) => sum + count, 0),
            'part',
          )}
          about="A dot is a part in one of its states."
          parts={groups}
        />
      </Opening>
      <div className="wrap section">
        <noscript>
          <p>The parts below are drawn without a script. What the buttons and switches do needs JavaScript.</p>
        </noscript>
        <WidgetPlaceholder widget="demo" />
        <ProseFolds html={content} open={0} />
      </div>
    </Page>
  );
}

/** The catalogue's groups (`widgets/demo/Specimen.tsx`) that show parts. */
function groupsOf(html: string): IndexedPart[] {
  return html.split('<section class="nl-specimen"').flatMap((group) => {
    const [, id, title] = /^ id="([^"]+)"[\s\S]*?<h2[^>]*>([^<]+)</.exec(group) ?? [];
    const count = group.match(/<figure class="nl-specimen__state"/g)?.length ?? 0;
    return id && title && count > 0 ? [{ href: `#${id}`, label: title, count, unit: 'part' }] : [];
  });
}
