import type { ReactNode } from 'react';
import type { Place } from '../../facts/places.ts';
import { headingsOf } from '../../markdown/headings.ts';
import { headedSections } from '../../markdown/sections.ts';
import { includedIn } from '../../pages/included-in.ts';
import type { PageContext } from '../../pages/site-context.ts';
import { Prose } from '../articles/Prose.tsx';
import { Page } from '../frame/Page.tsx';
import { PageEnd, type PageEndProps } from '../frame/PageEnd.tsx';
import { AnswerBox } from '../sections/AnswerBox.tsx';
import { AskCard } from '../sections/AskCard.tsx';
import { Opening } from '../sections/Opening.tsx';
import { Fold } from '../ui/Fold.tsx';

export type IndexedSection = {
  id: string;
  title: string;
  body: ReactNode;
  /** Open at first; by default only the first section is. */
  open?: boolean;
};

export type IndexedPageProps = {
  page: PageContext;
  data: PageEndProps['data'] & { metaTitle?: string; subject?: string; answer?: string; lead: string; updated: string };
  graph: readonly object[];
  sections: readonly IndexedSection[];
  place?: Place;
  /** The service whose list says what is included. */
  sells?: string;
  figure: ReactNode;
  end: Pick<PageEndProps, 'closing' | 'action' | 'also'>;
};

/** A long reference page with a sticky index of its sections. */
export function IndexedPage(props: IndexedPageProps) {
  const { page, data, graph, sections, place, sells = '/services/managed-it', figure, end } = props;
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={graph}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        updated={data.updated}
        offer={{ place, action: 'Book Free Consultation' }}
        {...(place ? { tool: figure } : { figure })}
      />
      <AnswerBox
        path={page.path}
        data={{ ...data, title: page.title }}
        included={includedIn(page.site.pages, sells, 5)}
        place={place}
      />
      <div className="indexed-page wrap section">
        <div className="indexed-page__side">
          <nav className="indexed-page__index" aria-labelledby="index">
            <h2 id="index" className="indexed-page__index-title">
              On this page
            </h2>
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <AskCard path={page.path} action="Book Free Consultation" />
        </div>
        <div className="indexed-page__sections">
          {sections.map(({ id, title, body, open }, at) => (
            <section key={id} aria-labelledby={id}>
              <Fold id={id} title={title} open={open ?? at === 0}>
                {body}
              </Fold>
            </section>
          ))}
        </div>
      </div>
      <PageEnd data={data} {...end} />
    </Page>
  );
}

/** The sections of rendered Markdown that starts with a heading. */
export function sectionsOfText(html: string): IndexedSection[] {
  return headedSections(html).flatMap(({ heading, text }) =>
    headingsOf(heading).map(({ id, text: title }) => ({ id, title, body: <Prose html={text} /> })),
  );
}
