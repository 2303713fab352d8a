/**
 * What libraries and tools do to a partner's page that has broken embeds, ours or others'. Libraries that are not on npm
 * are stand-ins: they do what matters here as the library does it, and nothing else.
 */
export type ChangedPage = { head: string; body?: string };

const script = (text: string) => `<script>${text}</script>`;

/** Built-ins that a page has replaced or frozen. */
export const changedBuiltIns: Record<string, ChangedPage> = {
  // Prototype 1.7.3, on Magento 1 and OpenMage: src/prototype/lang/array.js, lang/enumerable.js, dom/dom.js.
  'Prototype.js': {
    head: script(`
      const list = (from) => from ? (from.toArray ? from.toArray() : [].slice.call(from)) : [];
      const wrapped = (native) => function (...given) { return native.apply(this, given.length ? given : [(one) => one]) };
      Object.assign(Array.prototype, {
        toArray() { return [].slice.call(this) }, entries() { return [].slice.call(this) }, size() { return this.length },
        each(does) { for (let at = 0; at < this.length; at++) does(this[at], at) }, clear() { this.length = 0; return this },
        find(isIt, context) { for (let at = 0; at < this.length; at++) if (isIt.call(context, this[at], at)) return this[at] },
        first() { return this[0] }, last() { return this[this.length - 1] }, without(...out) { return this.filter((one) => !out.includes(one)) },
        map: wrapped([].map), filter: wrapped([].filter), some: wrapped([].some), every: wrapped([].every),
      });
      Array.from = list;
      const native = window.Element;
      window.Element = function (name) { return document.createElement(name) };
      Object.assign(window.Element, native).prototype = native.prototype;
      Object.assign(HTMLElement.prototype, {
        remove() { this.parentNode.removeChild(this); return this },
        scrollTo() { const { left, top } = this.getBoundingClientRect(); window.scrollTo(left, top + scrollY); return this },
        show() { this.style.display = ''; return this }, hide() { this.style.display = 'none'; return this },
        toggle() { return this }, update(html) { this.innerHTML = html; return this }, select(css) { return this.querySelectorAll(css) },
        next() { return this.nextElementSibling }, on() { return this }, clone(deep) { return this.cloneNode(deep) },
      });
    `),
  },
  // MooTools 1.6 with its compat part: Source/Core/Core.js, Types/Array.js.
  MooTools: {
    head: script(`
      Array.from = Array.convert = (item) => item == null ? [] : typeof item === 'object' && 'length' in item ? [].slice.call(item) : [item];
      Array.prototype.each = Array.prototype.forEach; Array.prototype.clean = function () { return this.filter((one) => one != null) };
      Array.prototype.append = function (more) { this.push(...more); return this };
      Function.prototype.extend = Function.prototype.implement = function () { return this };
      Object.assign(Element.prototype, { inject() { return this }, grab() { return this }, set() { return this }, get() { return null } });
      String.prototype.contains = function (part) { return this.indexOf(part) > -1 };
      Event.prototype.stop = function () { this.preventDefault(); this.stopPropagation() };
    `),
  },
  // As SES's lockdown leaves them.
  'frozen primordials': {
    head: script(`for (const one of [Object, Array, Function, String, Promise, Map, Set, Error, TypeError, RegExp, Date, Event,
      CustomEvent, EventTarget, Node, Element, HTMLElement]) { Object.freeze(one.prototype); Object.freeze(one) }`),
  },
};

/** Starts that fail: a polyfill that throws, an API that a page has taken away. */
export const failedStarts: Record<string, string> = {
  'constructed style sheets': script(
    `window.CSSStyleSheet = class { constructor() { throw new TypeError('Illegal constructor') } }`,
  ),
  'observing changes': script('delete window.MutationObserver'),
  popovers: script('HTMLElement.prototype.attachShadow = undefined'),
};

/** The page's own modal or focus trap, open, with a field of the page in it. `trap` takes the focus back as the library does. */
export const focusTraps: Record<string, ChangedPage> = {
  // Bootstrap 5.3, js/src/util/focustrap.js.
  'a modal of Bootstrap': trap(`document.addEventListener('focusin', take)`),
  // focus-trap 8 with allowOutsideClick: index.js, checkFocusIn.
  'focus-trap': trap(`document.addEventListener('focusin', take, true)`),
};

function trap(listens: string): ChangedPage {
  return {
    head: '',
    body: `<div id="modal"><input aria-label="Theirs"></div><script>
      const take = (event) => {
        if (event.target === document || modal.contains(event.target)) return;
        event.stopImmediatePropagation();
        modal.querySelector('input').focus();
      };
      ${listens};
    </script>`,
  };
}

/** Lenis 1.3, packages/core/src/virtual-scroll.ts: takes every wheel and touch that reaches the window. */
export const smoothScroller = script(`
  addEventListener('wheel', (event) => { event.preventDefault(); scrollBy({ top: event.deltaY, behavior: 'instant' }) }, { passive: false });
`);

/** Headers that tools add to every `fetch` of a page. */
export const tracingHeaders: Record<string, readonly string[]> = {
  Sentry: ['sentry-trace', 'baggage'],
  OpenTelemetry: ['traceparent', 'tracestate', 'baggage'],
  Datadog: [
    'x-datadog-trace-id',
    'x-datadog-parent-id',
    'x-datadog-origin',
    'x-datadog-sampling-priority',
    'traceparent',
  ],
  'New Relic': ['newrelic', 'traceparent', 'tracestate'],
  'Elastic APM': ['elastic-apm-traceparent', 'traceparent'],
};

export const wrappedFetch = (change: string): string =>
  script(`{ const was = fetch; window.fetch = (to, given = {}) => { ${change}; return was(to, given) } }`);

const everyTracingHeader = Object.fromEntries(
  Object.values(tracingHeaders).flatMap((names) => names.map((name) => [name, 'a'])),
);

/** Adds what all those tools add. */
export const tracedFetch = wrappedFetch(
  `given.headers = { ...given.headers, ...${JSON.stringify(everyTracingHeader)} }`,
);

/** A consent manager that makes the tag anew in the head, without its attributes. */
export const consentLoader = (own: string, widget: string): string =>
  `<script type="text/plain" data-category="functional" data-src="${own}/widgets.js" data-widget="${widget}"></script>
   <script>{ const tag = document.createElement('script'); tag.src = document.querySelector('[type="text/plain"]').dataset.src; document.head.append(tag) }</script>`;

/**
 * A server's page that React 18 hydrates as a whole document.
 * @returns the page, and its own script, `/hydrate.js`
 */
export function reactDocument(own: string): { html: string; program: string } {
  const scripts = ['/react.js', '/react-dom.js', '/hydrate.js'];
  const tags = scripts.map((src) => `<script src="${src}"></script>`).join('');
  return {
    html: `<!doctype html><html lang="en"><head><title>A page</title><script async="" src="${own}/widgets.js"></script></head><body><main><div data-widget="newsletter"></div><div data-widget="chat"></div></main>${tags}</body></html>`,
    program: `
      document.querySelector('main').isFromServer = true;
      const e = React.createElement;
      ReactDOM.hydrateRoot(document, e('html', { lang: 'en' },
        e('head', null, e('title', null, 'A page'), e('script', { async: true, src: '${own}/widgets.js' })),
        e('body', null,
          e('main', null, e('div', { 'data-widget': 'newsletter' }), e('div', { 'data-widget': 'chat' })),
          ...${JSON.stringify(scripts)}.map((src) => e('script', { src, key: src })))));
      document.documentElement.dataset.hydrates = '';
    `,
  };
}
