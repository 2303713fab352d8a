import { afterAll, beforeAll, test } from 'vitest';
import { newsletterMessages } from '../../../shared/forms/messages.ts';
import { paths } from '../../../shared/http.ts';
import { changedBuiltIns, failedStarts, focusTraps, smoothScroller } from '../../support/changed-pages.ts';
import { answerOf, chatApi, streamed } from '../../support/chat-widget.ts';
import { describeWith } from '../../support/describe-with.ts';
import { does, type Engine } from '../../support/engine.ts';
import { engines } from '../../support/engines.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { document as html } from '../../support/widget-page.ts';

// `survive` and `surroundings` ask the same of Chromium, with more of each.

const pages = useWidgetPages('preact');
const newsletter = '<div data-widget="newsletter">Our own words</div>';
const chat = '<div data-widget="chat"></div>';
const button = '<button data-open="booking">Book a call</button>';

const subscribe = `await fill({ Email: 'dana@lakeview.example' }); await press('Subscribe'); await text('${newsletterMessages.success.title}');`;
const begin = `await press('Chat with Lumi'); await fill({ Email: 'dana@lakeview.example', Phone: '416 555 0199' }); await press('Start');`;
const ask = `await fill({ 'Your message': 'Hello' }); await press('Send'); await text('Good day.');`;
const same = (one: string, other: string) =>
  `if (${one} !== ${other}) throw new Error('${one.replaceAll("'", '')} is ' + ${one});`;

type Case = { head?: string; body: string; program: string };

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
    program: `await press('Chat with Lumi'); const { top } = (await button('Minimise chat')).getBoundingClientRect(); ${same('top >= 0', 'true')}`,
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
    }, 60_000);
    afterAll(() => engine?.close());

    test.each(Object.entries(cases))(
      '%s',
      async (_name, { head = '', body, program }) => {
        const message = chatApi(() => streamed(answerOf('Good day.')));
        pages.answer((asked) =>
          asked.path === paths.newsletter ? { status: 202, body: { ok: true } } : message(asked),
        );
        await engine.go(pages.partnerPage('/empty', html('', '')));
        await engine.evaluate(`(localStorage.clear(), sessionStorage.clear(), '')`);
        const tag = `<script async src="${pages.own}/widgets.js"></script>`;
        await engine.go(pages.partnerPage('/', html(head + tag, `<main>${body}</main>`)));
        await does(engine, program);
      },
      90_000,
    );

    test('an open chat comes back with the page', async () => {
      pages.answer(chatApi(() => streamed(answerOf('Good day.'))));
      const url = pages.partnerPage(
        '/',
        html(`<script async src="${pages.own}/widgets.js"></script>`, `<main>${chat}</main>`),
      );
      await engine.go(url);
      await does(engine, `${begin} ${ask}`);
      await engine.go(url);
      await does(engine, `await text('Good day.')`);
    }, 90_000);
  });
