import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { newsletterMessages } from '../../../shared/forms/messages.ts';
import { paths } from '../../../shared/http.ts';
import { assistant } from '../../support/assistant.ts';
import { builderPages } from '../../support/builder-pages.ts';
import {
  changedBuiltIns,
  consentLoader,
  failedStarts,
  focusTraps,
  reactDocument,
  smoothScroller,
  tracedFetch,
  wrappedFetch,
} from '../../support/changed-pages.ts';
import { answerOf, chatApi, streamed } from '../../support/chat-widget.ts';
import { describeWith, testWith } from '../../support/describe-with.ts';
import { does, type Engine } from '../../support/engine.ts';
import { engines } from '../../support/engines.ts';
import { frameworks, noFrameworks } from '../../support/frameworks.ts';
import { transitions, twoPages } from '../../support/page-transitions.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { document as html } from '../../support/widget-page.ts';

// `survive` and `surroundings` ask the same of Chromium, with more of each.

const pages = useWidgetPages('preact');
const newsletter = '<div data-widget="newsletter">Our own words</div>';
const chat = '<div data-widget="chat"></div>';
const button = '<button data-open="booking">Book a call</button>';

const tagOf = (own: string) => `<script async src="${own}/widgets.js"></script>`;
const subscribe = `await fill({ Email: 'dana@lakeview.example' }); await press('Subscribe'); await text('${newsletterMessages.success.title}');`;
const begin = `await press('Chat with ${assistant}'); await fill({ Email: 'dana@lakeview.example', Phone: '416 555 0199' }); await press('Start');`;
const ask = `await fill({ 'Your message': 'Hello' }); await press('Send'); await text('Good day.');`;
const same = (one: string, other: string) =>
  `if (${one} !== ${other}) throw new Error('${one.replaceAll("'", '')} is ' + ${one});`;

const answers = () => {
  const message = chatApi(() => streamed(answerOf('Good day.')));
  pages.answer((asked) => (asked.path === paths.newsletter ? { status: 202, body: { ok: true } } : message(asked)));
};

/** `loads`: what stands in place of our tag. */
type Case = { head?: string; body: string; program: string; loads?: (own: string) => string };

const cases: Record<string, Case> = {
  ...Object.fromEntries(
    Object.entries(changedBuiltIns).map(([name, { head }]) => [
      `${name}: subscribes, chats, opens the booking dialog`,
      {
        head,
        body: `${newsletter}${button}${chat}`,
        program: `${subscribe} ${begin} ${ask} await press('Minimise chat'); await press('Book a call'); await field('Name');`,
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(failedStarts).map(([name, head]) => [
      `${name} taken away: the page’s own words stay`,
      {
        head,
        body: newsletter,
        program: `await text('Our own words'); ${same('all().some((each) => each.matches("form"))', 'false')}`,
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(focusTraps).map(([name, { body }]) => [
      `${name}: the chat keeps its focus`,
      {
        body: `${chat}${body}`,
        program: `${begin} const typed = await field('Your message'); typed.focus(); await until(() => focused() === typed, 'the focus');`,
      },
    ]),
  ),
  'a smooth scroller hears no wheel over the chat': {
    head: smoothScroller,
    body: `<div style="height:3000px"></div>${chat}`,
    program: `${begin} const log = await until(() => all().find((each) => each.matches('[role=log]')));
      log.dispatchEvent(new WheelEvent('wheel', { deltaY: 200, bubbles: true, composed: true, cancelable: true })); ${same('scrollY', '0')}`,
  },
  'two placeholders overlap: one chat, open, with what was typed': {
    body: chat,
    program: `${begin} await fill({ 'Your message': 'Half a question' });
      const main = document.querySelector('main'); main.insertAdjacentHTML('afterend', '<main>' + main.innerHTML + '</main>');
      await new Promise((done) => setTimeout(done, 50)); main.remove(); await new Promise((done) => setTimeout(done, 50));
      const value = (await field('Your message')).value; ${same('value', "'Half a question'")}`,
  },
  'a click that the page stops opens the dialog': {
    body: `<div onclick="event.stopPropagation()">${button}</div>`,
    program: `await started(); await press('Book a call'); await field('Name');`,
  },
  'data-widget and options that come late are followed': {
    body: '<div id="here">Our own words</div>',
    program: `await started(); const here = document.querySelector('#here'); here.setAttribute('data-widget', 'contact-form');
      const service = await field('Service'); await fill({ Name: 'Dana' }); here.setAttribute('data-service', 'voip');
      await until(() => service.value === 'voip', 'the service'); const name = (await field('Name')).value; ${same('name', "'Dana'")}`,
  },
  'html { zoom } leaves the chat’s head on the screen': {
    head: '<style>html { zoom: 1.5 }</style>',
    body: chat,
    program: `await press('Chat with ${assistant}'); const { top } = (await button('Minimise chat')).getBoundingClientRect(); ${same('top >= 0', 'true')}`,
  },
  'text that may not be selected can be typed': {
    head: '<style>* { -webkit-user-select: none; user-select: none }</style>',
    body: newsletter,
    program: subscribe,
  },
  'storage that throws': {
    head: `<script>for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })</script>`,
    body: `${newsletter}${chat}`,
    program: `${subscribe} ${begin} ${ask}`,
  },
  'tracing headers on each fetch': {
    head: tracedFetch,
    body: `${newsletter}${chat}`,
    program: `${subscribe} ${begin} ${ask}`,
  },
  'credentials with each fetch': {
    head: wrappedFetch(`given.credentials = 'include'`),
    body: newsletter,
    program: subscribe,
  },
  'on paper there is no launcher and no button': {
    body: `<div data-widget="risk-quiz"></div>${chat}`,
    program: `await button('Chat with ${assistant}'); await button('Next');
      for (const { shadowRoot } of all()) for (const sheet of shadowRoot?.adoptedStyleSheets ?? [])
        for (const rule of sheet.cssRules) if (rule.media?.mediaText === 'print') rule.media.mediaText = 'all';
      ${same('all().some((each) => each.matches("button") && isSeen(each))', 'false')}`,
  },
  'a consent manager that makes the tag anew without its attributes: a <div> has its widget, the tag does not': {
    body: `${newsletter}<p id="tag"></p>`,
    loads: (own) => consentLoader(own, 'hero-form'),
    program: `${subscribe} ${same("all().some((each) => each.matches('[data-widget=hero-form]:not(script)'))", 'false')}`,
  },
  'without light-dark() the page’s own words stay': {
    head: `<script>const was = CSS.supports; CSS.supports = (...given) => !given.join().includes('light-dark') && was.apply(CSS, given)</script>`,
    body: newsletter,
    program: `await text('Our own words'); ${same('all().some((each) => each.matches("form"))', 'false')}`,
  },
};

for (const { name, path, install, launch } of engines)
  describeWith(path, `no ${name} here: ${install}`, `in ${name}`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await launch();
      await engine.resize(1280, 900);
    }, 150_000);
    afterAll(() => engine?.close());

    /** On a page without our script, which would keep the chat that is open. */
    const forget = async () => {
      await engine.go(pages.partnerPage('/empty', html('', '')));
      await engine.evaluate(`(localStorage.clear(), sessionStorage.clear(), '')`);
    };

    test.each(Object.entries(cases))(
      '%s',
      async (_name, { head = '', body, program, loads }) => {
        answers();
        await forget();
        const [inHead, inBody] = loads ? ['', loads(pages.own)] : [tagOf(pages.own), ''];
        await engine.go(pages.partnerPage('/', html(head + inHead, `<main>${body}</main>${inBody}`)));
        await does(engine, program);
      },
      90_000,
    );

    test('an open chat comes back with the page', async () => {
      pages.answer(chatApi(() => streamed(answerOf('Good day.'))));
      const url = pages.partnerPage('/', html(tagOf(pages.own), `<main>${chat}</main>`));
      await engine.go(url);
      await does(engine, `${begin} ${ask}`);
      await engine.go(url);
      await does(engine, `await text('Good day.')`);
    }, 90_000);

    // WebKit's driver itself needs the browser's own Promise.
    const can = ([page]: [string, unknown]) => name !== 'WebKit' || !page.includes('Promise');
    test.each(Object.entries(builderPages).filter(can))(
      'where %s a visitor subscribes, chats, opens the booking dialog',
      async (_name, { head = '', tag = tagOf, wrap = (inside) => inside, after = '' }) => {
        answers();
        await forget();
        const body = `<main>${wrap(newsletter + button + chat)}</main>${after}`;
        await engine.go(pages.partnerPage('/', html(head + tag(pages.own), body)));
        await does(
          engine,
          `${subscribe} ${begin} ${ask} await press('Minimise chat'); await press('Book a call'); await field('Name');`,
        );
      },
      90_000,
    );

    const library = frameworks();
    test.each(Object.entries(transitions))(
      '%s goes to another page: the open chat stays with what was typed',
      async (_name, transition) => {
        if (!library) return;
        answers();
        const first = twoPages(pages, library, transition);
        await forget();
        await engine.go(first);
        await does(
          engine,
          `${begin} await fill({ 'Your message': 'Half a question' }); await press('Next page'); await text('Page two'); ${subscribe}
           const value = (await field('Your message')).value; ${same('value', "'Half a question'")}`,
        );
      },
      90_000,
    );

    testWith(library, noFrameworks, 'React 18 that hydrates the whole document keeps it', async (folder) => {
      const page = reactDocument(pages.own);
      const umd = (name: string) =>
        readFileSync(join(folder, `node_modules/${name}-18/umd/${name}.production.min.js`), 'utf8');
      const files = { '/react.js': umd('react'), '/react-dom.js': umd('react-dom'), '/hydrate.js': page.program };
      for (const [path, text] of Object.entries(files))
        pages.partnerPage(path, text, { 'Content-Type': 'text/javascript' });
      await forget();
      await engine.go(pages.partnerPage('/document', page.html));
      await does(
        engine,
        `await field('Email'); await button('Chat with ${assistant}'); ${same("document.querySelector('main').isFromServer", 'true')}`,
      );
    });
  });
