import { registry, type WidgetName } from '../../../widgets/runtime/registry.ts';
import { widgetNotes } from '../../../widgets/runtime/widget-notes.ts';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { WidgetPlaces } from '../../components/figures/WidgetPlaces.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { PageLinks } from '../../components/sections/PageLinks.tsx';
import { ScriptCost, ScriptTag } from '../../components/ui/ScriptCost.tsx';
import { TryWidget } from '../../components/ui/TryWidget.tsx';
import { assistant } from '../../facts/assistant.ts';
import { headingLinks } from '../../markdown/headings.ts';
import { partnersScript, scriptTag } from '../../pages/partners-script.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** By where they stand on the page. */
const groups = [
  { placement: 'inline', title: 'In your page' },
  { placement: 'floating', title: 'Over your page' },
] as const;

/** Live demos of every widget, for partners. New widgets appear automatically. */
export default function Widgets({ page, data, content }: LayoutProps<'widgets'>) {
  const script = partnersScript();
  const tag = scriptTag(page.site.origin, script);
  const widgets = Object.entries(registry).filter(
    ([name, { on }]) => on === 'any' && !(name === 'chat' && assistant.isOff),
  );
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} about={<ScriptTag script={script} tag={tag} />}>
        <WidgetPlaces widgets={widgets.map(([name, { placement }]) => ({ name, placement }))} />
      </Opening>
      <div className="wrap widget-bench">
        <PageLinks variant="contents" title="On this page" links={headingLinks(content)} />
        <div className="band">
          <ScriptCost script={script} />
        </div>
        {groups.map(({ placement, title }, group) => (
          <div className="widget-bench__widgets" key={placement}>
            <p className="widget-bench__group">{title}</p>
            {widgets
              .filter(([, widget]) => widget.placement === placement)
              .map(([name], at) => (
                <TryWidget
                  key={name}
                  widget={name}
                  placement={placement}
                  about={widgetNotes[name as WidgetName].about}
                  script={name === 'chat' ? tag : undefined}
                  isOpen={group + at === 0}
                />
              ))}
          </div>
        ))}
        <ProseFolds html={content} open={0} />
      </div>
      <Sources sources={data.sources} />
    </Page>
  );
}
