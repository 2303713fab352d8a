import { Fragment } from 'react';
import { Prose } from '../../components/articles/Prose.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Vignette } from '../../components/figures/Vignette.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageIcon } from '../../components/frame/PageIcon.tsx';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { Offer, PriceLine } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { services } from '../../facts/services.ts';
import { headedSections } from '../../markdown/sections.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import type { LayoutProps, PageContext } from '../../pages/site-context.ts';
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
  // The text begins with the table of what people say and where it leads.
  const [problems, ...others] = headedSections(content);
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        tone="ink"
        about={<Offer />}
        tool={
          <section className="said-on-phone" aria-labelledby="said">
            <h2 id="said" className="said-on-phone__title">
              What do you say on the phone?
            </h2>
            <Prose html={problems?.text ?? ''} />
          </section>
        }
      />
      <div className="catalogue wrap section">
        <section aria-labelledby="services">
          <h2 id="services">The services</h2>
          <ul className="catalogue__list">
            {core.map((entry, at) => (
              <Fragment key={entry.path}>
                <Row page={page} entry={entry} />
                {at === asksAfter(core.length) && (
                  <li className="catalogue__ask">
                    <AskLine
                      row
                      path="/services/managed-it"
                      action="Book Free Assessment"
                      about="Not sure which? Ask a technician."
                    />
                  </li>
                )}
              </Fragment>
            ))}
          </ul>
        </section>
        {ai.length > 0 && (
          <section className="catalogue__ai ink" aria-labelledby="ai">
            <h2 id="ai">The AI services</h2>
            <div className="catalogue__columns">
              {grouped(ai).map(({ name, entries }) => (
                <section key={name}>
                  <h3 className="catalogue__group">{name}</h3>
                  <ul className="catalogue__of-group">
                    {entries.map((entry) => (
                      <li key={entry.path}>
                        <h4 className="catalogue__name">
                          <PageIcon page={entry} />
                          <a href={entry.path}>{nameOf(entry)}</a>
                        </h4>
                        <p>{services.find((service) => entry.path === `/services/${service.slug}`)?.description}</p>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </section>
        )}
        <ProseFolds html={others.map(({ heading, text }) => heading + text).join('')} open={1} />
      </div>
      <ClosingBand title="Not sure which? Ask a technician." action="Book Free Consultation" />
    </Page>
  );
}

/** What the AI services are for, by their addresses; one that is not listed comes first. */
const aiGroups = [
  { name: 'To begin with', slugs: ['ai-consulting', 'ai-solutions', 'ai-security-solutions'] },
  {
    name: 'To answer and write',
    slugs: ['chatbot-development', 'ai-customer-service', 'ai-content-generation', 'ai-seo-consulting'],
  },
  { name: 'To see and count', slugs: ['machine-learning', 'computer-vision', 'ai-data-analytics'] },
  { name: 'To pass work on', slugs: ['robotic-process-automation', 'ai-workflow-automation'] },
];

function grouped(pages: readonly ContentPage[]) {
  const place = ({ slugs }: (typeof aiGroups)[number], { path }: ContentPage) =>
    slugs.findIndex((slug) => path === `/services/${slug}`);
  const groupOf = (page: ContentPage) => aiGroups.find((group) => place(group, page) >= 0) ?? aiGroups[0];
  return aiGroups
    .map((group) => ({
      name: group.name,
      entries: pages
        .filter((page) => groupOf(page) === group)
        .toSorted((one, other) => place(group, one) - place(group, other)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** What the client has after five days; a page about a part of a service says what it is for. */
function firstWeekEnds({ data }: ContentPage) {
  if (!('firstWeekEnds' in data)) return data.lead;
  return (
    <>
      <span>The first week ends with</span> {data.firstWeekEnds}
    </>
  );
}

/** Where the list asks: as far from the opening as from the page's end. */
const asksAfter = (count: number) => Math.ceil(count * 0.6);

function Row({ page, entry }: { page: PageContext; entry: ContentPage }) {
  return (
    <li className="catalogue__row">
      <Vignette path={entry.path} />
      <h3 className="catalogue__name">
        <a href={entry.path}>{nameOf(entry)}</a>
      </h3>
      <p className="catalogue__ends">{firstWeekEnds(entry)}</p>
      <p className="catalogue__price">
        <PriceLine path={entry.path} />
      </p>
      <ul className="catalogue__parts">
        {childrenOf(page.site.pages, entry.path).map((part) => (
          <li key={part.path}>
            <a href={part.path}>{nameOf(part)}</a>
          </li>
        ))}
      </ul>
    </li>
  );
}
