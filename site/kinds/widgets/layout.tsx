import { type FormName, forms } from '../../../shared/forms/forms.ts';
import { registry, type WidgetName } from '../../../widgets/runtime/registry.ts';
import { widgetNotes } from '../../../widgets/runtime/widget-notes.ts';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { countOf, DotIndex } from '../../components/figures/DotIndex.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { PageLinks } from '../../components/sections/PageLinks.tsx';
import { ScriptCost, ScriptTag } from '../../components/ui/ScriptCost.tsx';
import { TryWidget } from '../../components/ui/TryWidget.tsx';
import { assistant } from '../../facts/assistant.ts';
import { headingLinks } from '../../markdown/headings.ts';
import { partnersScript, scriptTag } from '../../pages/partners-script.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

const fields = (form: FormName) => Object.keys(forms[form].rules);

/** What a visitor can fill in; a widget without a row asks for nothing. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  'hero-form': fields('hero-form'),
  'contact-form': fields('contact-page'),
  newsletter: fields('newsletter'),
  'risk-quiz': fields('risk-quiz'),
  booking: fields('booking'),
  // The service is set, and there is no message.
  'exit-offer': Object.keys(forms['exit-offer'].details),
  chat: fields('chat'),
};

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
        <DotIndex
          title={countOf(widgets.length, 'widget')}
          about="A dot is a field that your visitor can fill in."
          parts={widgets.map(([name, { placement }]) => ({
            href: `#${name}`,
            label: name,
            note: placement === 'inline' ? 'in your page' : 'opens over it',
            count: fieldsOf[name]?.length ?? 0,
            unit: 'field',
          }))}
        />
      </Opening>
      <div className="wrap widget-bench">
        <PageLinks variant="contents" title="On this page" links={headingLinks(content)} />
        <ScriptCost script={script} />
        <div className="widget-bench__widgets">
          {widgets.map(([name, { placement }], at) => (
            <TryWidget
              key={name}
              widget={name}
              placement={placement}
              about={widgetNotes[name as WidgetName].about}
              script={name === 'chat' ? tag : undefined}
              fields={fieldsOf[name]?.length ?? 0}
              isOpen={at === 0}
            />
          ))}
        </div>
        <ProseFolds html={content} open={0} />
      </div>
      <Sources sources={data.sources} />
    </Page>
  );
}
