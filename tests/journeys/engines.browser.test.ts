import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingMessages, heroMessages, newsletterMessages } from '../../shared/forms/messages.ts';
import { paths } from '../../shared/http.ts';
import { assistant } from '../support/assistant.ts';
import { answerOf, chatApi, streamed } from '../support/chat-widget.ts';
import { describeWith } from '../support/describe-with.ts';
import { does, type Engine } from '../support/engine.ts';
import { engines } from '../support/engines.ts';
import { enginePages } from '../support/partner-cases.ts';
import { useRealSite } from '../support/real-site.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { newVisitor } from '../support/visitor.ts';
import { document as html } from '../support/widget-page.ts';

const site = useRealSite();
const pages = useWidgetPages('preact');
const wide = [1280, 900] as const;
const phone = [390, 844] as const;

/** `program` runs in the page with `hands`; `v` is the visitor. `after` is what is done next. */
type Journey = {
  path?: string;
  /** On a partner's page in place of ours. */
  body?: string;
  size?: readonly [number, number];
  program: string;
  after?: (engine: Engine) => Promise<unknown>;
};

const booking = `{ Name: v.name, Company: v.company, Email: v.email, Phone: v.phone }`;
const openBooking = `const opener = await until(() => all().find((each) => each.matches('[data-open=booking]') && isSeen(each)));
  await started(); opener.focus(); opener.click(); await until(() => focused()?.matches('h2'));`;
const book = `${openBooking} await fill(${booking}); await fill({ Service: 'cloud' });
  await press('${bookingMessages.submit}'); await text('${bookingMessages.successTitle}');`;
const subscribe = `await fill({ Email: v.email }); await press('Subscribe'); await text('${newsletterMessages.success.title}');`;
const quiz = `for (let at = 0; at < 6; at++) {
    const radio = await until(() => all().find((each) => each.matches('[type=radio]') && isSeen(each.parentElement) && !each.checked && all().every((other) => other.name !== each.name || !other.checked)));
    radio.click();
    await press(at < 5 ? 'Next' : 'Get Results');
  }
  await button('Take Assessment Again');`;
// The page may have an Email field of its own.
const chat = `await started(); await press('Chat with ${assistant}'); await one('dialog[open]', ''); await fill({ Email: v.email, Phone: v.phone }); await press('Start');
  await fill({ 'Your message': 'What is the 3-2-1 rule?' }); await press('Send');`;

const escapes = async (engine: Engine) => {
  await engine.press('Escape');
  await does(engine, `await until(() => all().every((each) => each.localName !== 'dialog' || !each.open)); `);
};

const journeys: Record<string, Journey> = {
  'the hero form is sent, with its reference': {
    path: '/',
    program: `await fill({ 'Company name': v.company, 'Work email': v.email, Phone: v.phone, 'Employee count': '11-50' });
      await press('${heroMessages.submit}'); await text('${heroMessages.success.title}'); await text('Your reference is ');`,
  },
  'the booking dialog has the focus on its title, is sent, and gives the focus back': {
    path: '/services/cybersecurity',
    program: book,
    after: async (engine) => {
      await escapes(engine);
      expect(await does(engine, `return (await until(focused)).dataset.open`)).toBe('booking');
    },
  },
  'the booking dialog keeps what was typed on Escape': {
    path: '/services/cybersecurity',
    program: `${openBooking} await fill({ Name: v.name });`,
    after: async (engine) => {
      await escapes(engine);
      expect(await does(engine, `${openBooking} return (await field('Name')).value`)).toBe(newVisitor().name);
    },
  },
  'the quiz has a result, and an address': {
    path: '/resources/cybersecurity-assessment',
    program: `${quiz} if (!location.hash.startsWith('#risk-quiz=')) throw new Error(location.href)`,
  },
  'the chat answers with its sources': { path: '/about', program: `${chat} await text('From:');` },
  'the exit offer opens from its link': {
    path: '/widgets#exit-offer',
    program: `const link = await until(() => all().find((each) => each.matches('[data-open=exit-offer]') && isSeen(each)));
      await started(); link.click(); await text('Free dark web scan');`,
  },
  'the newsletter is subscribed to': { path: '/', program: subscribe },
  'the menu opens on a phone': {
    path: '/',
    size: phone,
    program: `await started(); await press('Menu'); await one('[role=dialog]', 'Menu');`,
  },
  'a phone books': { path: '/services/cybersecurity', size: phone, program: book },
  'the search finds while typing': {
    path: '/search',
    program: `await started(); const search = await one('input[type=search]', ''); search.focus();
      search.value = 'backup'; search.dispatchEvent(new Event('input', { bubbles: true }));
      await until(() => all().find((each) => each.matches('[data-results] a, .nl-search a') && /backup/i.test(each.textContent)));`,
  },
  'an address preselects a service': {
    path: '/contact-us?service=cloud',
    program: `await until(async () => (await field('Service')).value === 'cloud');`,
  },
  'a partner’s page: newsletter': { body: '<div data-widget="newsletter"></div>', program: subscribe },
  'a partner’s page: quiz': { body: '<div data-widget="risk-quiz"></div>', program: quiz },
  'a partner’s page: booking': {
    body: '<button data-open="booking">Book a call</button>',
    program: book,
    after: escapes,
  },
  'a partner’s page: chat': { body: '<div data-widget="chat"></div>', program: `${chat} await text('Good day.');` },
  'a partner’s page: chat on a phone': {
    body: '<div data-widget="chat"></div>',
    size: phone,
    program: `${chat} await text('Good day.');
      const head = await button('Minimise chat'); if (head.getBoundingClientRect().top < 0) throw new Error('its head is cut');`,
  },
};

/** Fields that are seen without a scroll on a phone (docs/product.md, section 9), where a message begins with one line. */
const messageField = `${openBooking} return (await field('Message')).getBoundingClientRect().height`;

for (const { name, path, install, launch } of engines)
  describeWith(path, `no ${name} here: ${install}`, `in ${name}`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await launch();
    }, 150_000);
    afterAll(() => engine?.close());

    /** As a visitor who has not been here before. */
    const visit = async (url: string) => {
      await engine.go(new URL('/robots.txt', url).href);
      await engine.evaluate(`(localStorage.clear(), sessionStorage.clear(), '')`);
      await engine.go(url);
    };
    const tag = () => `<script async src="${pages.own}/widgets.js"></script>`;

    test.each(Object.entries(journeys))(
      '%s',
      async (_name, { path, body, size = wide, program, after }) => {
        const message = chatApi(() => streamed(answerOf('Good day.')));
        pages.answer((asked) =>
          asked.path === paths.newsletter ? { status: 202, body: { ok: true } } : message(asked),
        );
        await engine.resize(...size);
        await visit(
          body === undefined ? site.server.url + path : pages.partnerPage('/', html(tag(), `<main>${body}</main>`)),
        );
        await does(engine, `const v = ${JSON.stringify(newVisitor())}; ${program}`);
        await after?.(engine);
      },
      90_000,
    );

    test.each(Object.entries(enginePages))('a visitor subscribes on a partner’s page: %s', async (_name, page) => {
      await engine.resize(...wide);
      await engine.go(
        pages.partnerPage('/', html((page.head ?? '') + tag(), `<main>${page.body}</main>`), page.headers),
      );
      const shown = await does(
        engine,
        `const v = ${JSON.stringify(newVisitor())}; ${subscribe}
        const form = all().find((each) => each.matches('form[novalidate]'));
        return getComputedStyle(form).colorScheme + ' ' + (form.getBoundingClientRect().width >= 240)`,
      );
      expect(shown).toBe(`${page.scheme} true`);
    });

    test('the message field of the booking dialog has one line on a phone', async () => {
      await engine.resize(...phone);
      await engine.go(`${site.server.url}/services/cybersecurity`);
      expect(Number(await does(engine, messageField))).toBeLessThanOrEqual(60);
    });
  });
