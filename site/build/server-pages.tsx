import { formWidgets } from '../../shared/forms/forms.ts';
import { postalPath } from '../../shared/tools/postal-code.ts';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { widgetNotes } from '../../widgets/runtime/widget-notes.ts';
import { UnpluggedFigure } from '../components/figures/UnpluggedFigure.tsx';
import { SearchField } from '../components/frame/HeaderSearch.tsx';
import { Page } from '../components/frame/Page.tsx';
import { PriceLine } from '../components/sections/Offer.tsx';
import { Message } from '../components/ui/Message.tsx';
import { PostalCodePage } from '../kinds/postal-code/layout.tsx';
import { RiskResultPage } from '../kinds/risk-result/layout.tsx';
import { SearchPage } from '../kinds/search/layout.tsx';
import { callPages } from './call-pages.tsx';
import { newsletterPages } from './newsletter-pages.tsx';
import { phone, type ServerPage, shell } from './server-shell.tsx';
import { StaffPage } from './staff-page.tsx';

const otherWays = (
  <>
    <div className="message__search">
      <SearchField id="lost-search" label="Find the page you were looking for" />
    </div>
    <p>
      Looking for the price? <PriceLine path="/pricing" />
    </p>
  </>
);

/** Shows a rejected form with its values and errors, without JavaScript. */
const formShells = formWidgets.map((widget) => {
  const title = widgetNotes[widget].answerTitle;
  if (!title) throw new Error(`${widget} in widgets/runtime/widget-notes.ts needs an answerTitle: it has a form`);
  return shell(
    widget,
    title,
    <Message title={title} wide>
      <WidgetPlaceholder widget={widget} options={{ source: widget }} />
    </Message>,
  );
});

export const serverPages: readonly ServerPage[] = [
  ...formShells,
  shell(
    'sent',
    'Request received',
    <Message title="We have it.">
      <p className="lead" data-slot="promise"></p>
      <p>
        Your reference is <strong data-slot="reference"></strong>. Quote it if you call, and you will not have to say it
        all again.
      </p>
      <p>
        Have at hand for the call: how many people have a computer, the programs you cannot work without, and your last
        IT invoice.
      </p>
      <section data-list="times" hidden>
        <ul className="message__links"></ul>
      </section>
      {phone}
    </Message>,
    '/thank-you',
  ),
  ...callPages,
  ...newsletterPages,
  shell(
    'failed',
    'That did not work',
    <Message>
      <h1 data-slot="title">That did not work</h1>
      <p className="lead" data-slot="message"></p>
      {phone}
    </Message>,
  ),
  { name: 'risk-result', file: '/_server/shells/risk-result.html', render: (site) => <RiskResultPage site={site} /> },
  { name: 'staff', file: '/_server/shells/staff.html', render: (site) => <StaffPage site={site} /> },
  // Twice: as a page for static hosts, where only the script can answer, and as a shell for the server.
  { name: 'search', file: '/search.html', render: (site) => <SearchPage site={site} /> },
  { name: 'search-shell', file: '/_server/shells/search.html', render: (site) => <SearchPage site={site} /> },
  { name: 'postal-code', file: `${postalPath}.html`, render: (site) => <PostalCodePage site={site} /> },
  {
    name: 'postal-code-shell',
    file: '/_server/shells/postal-code.html',
    render: (site) => <PostalCodePage site={site} />,
  },
  {
    name: '404',
    file: '/404.html',
    render: (site) => (
      <Page
        page={{
          path: '',
          title: 'Page not found',
          description: 'There is no page at this address.',
          indexable: false,
          site,
        }}
      >
        <Message title="Nothing is plugged in here.">
          <p className="lead">There is no page at this address. It may have moved, or the link was mistyped.</p>
          <UnpluggedFigure />
          <section data-list="closest" hidden>
            <h2>Were you looking for one of these?</h2>
            <ul className="message__links"></ul>
          </section>
          {otherWays}
          <ul className="message__links">
            <li>
              <a href="/">Home</a>
            </li>
            <li>
              <a href="/services">Services</a>
            </li>
            <li>
              <a href="/locations">Locations</a>
            </li>
            <li>
              <a href="/contact-us">Contact</a>
            </li>
          </ul>
          {phone}
        </Message>
      </Page>
    ),
  },
];
