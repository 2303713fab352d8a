import type { ReactElement, ReactNode } from 'react';
import { callPaths } from '../../shared/appointments/call-paths.ts';
import { company } from '../../shared/company/company.ts';
import { homeTime } from '../../shared/company/hours.ts';
import { formWidgets } from '../../shared/forms/forms.ts';
import { newsletterMessages } from '../../shared/forms/messages.ts';
import { postalPath } from '../../shared/tools/postal-code.ts';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { widgetNotes } from '../../widgets/runtime/widget-notes.ts';
import { UnpluggedFigure } from '../components/figures/UnpluggedFigure.tsx';
import { SearchField } from '../components/frame/HeaderSearch.tsx';
import { Page } from '../components/frame/Page.tsx';
import { PriceLine } from '../components/sections/Offer.tsx';
import { CallTimes } from '../components/ui/CallTimes.tsx';
import { Message } from '../components/ui/Message.tsx';
import { PostalCodePage } from '../kinds/postal-code/layout.tsx';
import { RiskResultPage } from '../kinds/risk-result/layout.tsx';
import { SearchPage } from '../kinds/search/layout.tsx';
import type { SiteContext } from '../pages/site-context.ts';
import { StaffPage } from './staff-page.tsx';

/** A page that the server fills, or sends in place of another. */
export type ServerPage = { name: string; file: string; render: (site: SiteContext) => ReactElement };

/** `canonical`: the address at which the server sends the shell, if that is a page's own (decision 43). */
const shell = (name: string, title: string, body: ReactNode, canonical?: string): ServerPage => ({
  name,
  file: `/_server/shells/${name}.html`,
  render: (site) => (
    <Page page={{ path: '', title, description: title, indexable: false, canonical, site }}>{body}</Page>
  ),
});

const phone = (
  <p>
    In a hurry? Call <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>.
  </p>
);

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

/** A link in an email must not act: mail scanners open links. Pressing the button acts (decision 28). */
const pressOnce = (action: string, label: string) => (
  <form className="message__form" method="post" action={action}>
    <input type="hidden" name="token" value="" />
    <button className="button button--primary" type="submit">
      {label}
    </button>
  </form>
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
  shell(
    'call-times',
    'Pick a time for our call',
    <Message title="Pick a time for our call." wide>
      <p className="lead" data-slot="said"></p>
      <p>All times are {homeTime}. Press one and it is yours; you can change it until an hour before.</p>
      <CallTimes />
      {phone}
    </Message>,
  ),
  shell(
    'call-booked',
    'Your call',
    <Message title="Your call.">
      <p className="lead" data-local-times="">
        <time data-slot="when"></time>, {homeTime}.
      </p>
      <p data-slot="said"></p>
      <p>
        Your reference is <strong data-slot="reference"></strong>.
      </p>
      <section data-list="links" hidden>
        <ul className="message__links"></ul>
      </section>
      {phone}
    </Message>,
  ),
  shell(
    'call-cancel',
    'Cancel the call',
    <Message title="Cancel the call?">
      <p className="lead" data-local-times="">
        <time data-slot="when"></time>, {homeTime}. Your request stays with us.
      </p>
      {pressOnce(callPaths.cancel, 'Cancel the call')}
      <section data-list="links" hidden>
        <ul className="message__links"></ul>
      </section>
    </Message>,
  ),
  shell(
    'call-cancelled',
    'The call is cancelled',
    <Message title="The call is cancelled.">
      <p className="lead">
        Your request stays with us, and we will be in touch. Still in your calendar? Delete it there.
      </p>
      <section data-list="links" hidden>
        <ul className="message__links"></ul>
      </section>
      {phone}
    </Message>,
  ),
  shell(
    'call-unknown',
    'This link does not work',
    <Message title="This link does not work.">
      <p className="lead">
        It is too old, part of it was cut off on the way, or no times can be chosen at the moment. We are in touch as we
        promised.
      </p>
      {phone}
    </Message>,
  ),
  shell(
    'newsletter-sent',
    'Check your email',
    <Message title="One more step.">
      <p className="lead">{newsletterMessages.checkMail}</p>
      <p className="small">Nothing there after ten minutes? Look in the junk folder, or subscribe again.</p>
    </Message>,
  ),
  shell(
    'newsletter-confirm',
    'Confirm your subscription',
    <Message title="Press once, and it starts.">
      <p className="lead">
        One email a month with IT security updates and best practices. Every issue has a link to stop.
      </p>
      {pressOnce('/newsletter/confirm', 'Confirm subscription')}
    </Message>,
  ),
  shell(
    'newsletter-confirmed',
    'Subscription confirmed',
    <Message title="You are on the list.">
      <p className="lead">The next issue comes to your mailbox. To stop, use the link at the end of any issue.</p>
    </Message>,
  ),
  shell(
    'unsubscribe',
    'Stop the newsletter',
    <Message title="Stop the newsletter?">
      <p className="lead">Press the button and we send no further issues to this address.</p>
      {pressOnce('/unsubscribe', 'Unsubscribe')}
    </Message>,
    '/unsubscribe',
  ),
  shell(
    'unsubscribe-help',
    'How to stop the newsletter',
    <Message title="How to stop the newsletter">
      <p className="lead">Open any issue and press the link at its end; the page that opens has one button.</p>
      <p>
        No issue at hand? Write to <a href={`mailto:${company.email}`}>{company.email}</a> from the address that gets
        it, and we take it off the list by hand.
      </p>
    </Message>,
    '/unsubscribe',
  ),
  shell(
    'unsubscribed',
    'Unsubscribed',
    <Message title="Done. No more issues.">
      <p className="lead">The address is off the list. You can subscribe again at any time.</p>
    </Message>,
  ),
  shell(
    'link-unknown',
    'This link no longer works',
    <Message title="This link no longer works.">
      <p className="lead">
        It is too old, or part of it was cut off on the way. Subscribe again and we send a new one.
      </p>
      <p>
        To stop the newsletter, write to <a href={`mailto:${company.email}`}>{company.email}</a> and we take the address
        off by hand.
      </p>
    </Message>,
  ),
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
