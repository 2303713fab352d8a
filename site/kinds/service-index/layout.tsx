import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageIcon } from '../../components/frame/PageIcon.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { services } from '../../facts/services.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { nameOf } from '../../seo/name-of.ts';
import { childrenOf } from '../../seo/tree.ts';

export default function ServiceIndex({ page, data, content }: LayoutProps<'service-index'>) {
  const pages = childrenOf(page.site.pages, '/services');
  const listed = (path: string) => services.findIndex((service) => path === `/services/${service.slug}`);
  const isAi = ({ kind }: ContentPage) => kind === 'ai-service';
  // Order of `services` first, then pages about parts of a service.
  const place = ({ path }: ContentPage) => (listed(path) < 0 ? services.length : listed(path));
  const core = pages.filter((entry) => !isAi(entry)).sort((a, b) => place(a) - place(b));
  const ai = pages.filter(isAi).sort((a, b) => place(a) - place(b));
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} tone="ink" />
      <div className="catalogue wrap section">
        <ul className="catalogue__list">
          {core.map((entry) => (
            <li className="catalogue__row" key={entry.path}>
              <h2 className="catalogue__name">
                <PageIcon page={entry} />
                <a href={entry.path}>{nameOf(entry)}</a>
              </h2>
              <p>{entry.data.lead}</p>
              <ul className="catalogue__parts">
                {childrenOf(page.site.pages, entry.path).map((part) => (
                  <li key={part.path}>
                    <a href={part.path}>{nameOf(part)}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {ai.length > 0 && (
          <section aria-labelledby="ai">
            <h2 id="ai">The AI services</h2>
            <ul className="catalogue__columns">
              {ai.map((entry) => (
                <li key={entry.path}>
                  <h3 className="catalogue__name">
                    <PageIcon page={entry} />
                    <a href={entry.path}>{nameOf(entry)}</a>
                  </h3>
                  <p>{services.find((service) => entry.path === `/services/${service.slug}`)?.description}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <ProseSections html={content} />
      </div>
      <ClosingBand title="Not sure which? Ask a technician." action="Book Free Consultation" />
    </Page>
  );
}
