import { registry, type WidgetName } from '../../../widgets/runtime/registry.ts';
import { widgetNotes } from '../../../widgets/runtime/widget-notes.ts';
import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { PageLinks } from '../../components/sections/PageLinks.tsx';
import { ScriptCost } from '../../components/ui/ScriptCost.tsx';
import { TryWidget } from '../../components/ui/TryWidget.tsx';
import { assistant } from '../../facts/assistant.ts';
import { headingLinks } from '../../markdown/headings.ts';
import { partnersScript, scriptTag } from '../../pages/partners-script.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** Live demos of every widget, for partners. New widgets appear automatically. */
export default function Widgets({ page, data, content }: LayoutProps<'widgets'>) {
  const script = partnersScript();
  const tag = scriptTag(page.site.origin, script);
  const widgets = Object.entries(registry).filter(
    ([name, { on }]) => on === 'any' && !(name === 'chat' && assistant.isOff),
  );
  const links = [...widgets.map(([name]) => ({ label: name, href: `#${name}` })), ...headingLinks(content)];
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated}>
        <PageLinks variant="contents" title="On this page" links={links} />
      </Opening>
      <div className="wrap">
        <ScriptCost script={script} tag={tag} />
        {widgets.map(([name, { placement }]) => (
          <TryWidget
            key={name}
            widget={name}
            placement={placement}
            about={widgetNotes[name as WidgetName].about}
            script={name === 'chat' ? tag : undefined}
          />
        ))}
        <ProseSections html={content} />
      </div>
      <Sources sources={data.sources} />
    </Page>
  );
}
