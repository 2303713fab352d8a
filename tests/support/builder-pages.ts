/**
 * What site builders, optimisers, old libraries and stylesheets do to a partner's page, as public reports of embeds
 * tell. Each is a stand-in that does what matters here as the tool does it.
 */
export type BuilderPage = {
  /** Before our tag. */
  head?: string;
  /** Our tag as the tool leaves it. */
  tag?: (own: string) => string;
  /** What the tool makes of the page's content. */
  wrap?: (inside: string) => string;
  after?: string;
};

const script = (text: string) => `<script>${text}</script>`;
const style = (text: string) => `<style>${text}</style>`;

export const builderPages: Record<string, BuilderPage> = {
  // wp-rocket, assets/js/lazyload-scripts.js: scripts wait for the first touch of the page, and are made anew.
  'WP Rocket delays scripts': {
    tag: (own) => `<script type="rocketlazyloadscript" async data-rocket-src="${own}/widgets.js"></script>`,
    after: script(`
      const load = () => {
        for (const held of document.querySelectorAll('[type=rocketlazyloadscript]')) {
          const made = document.createElement('script');
          for (const { name, value } of held.attributes) if (name !== 'type') made.setAttribute(name.replace('data-rocket-', ''), value);
          held.replaceWith(made);
        }
      };
      for (const type of ['mousemove', 'keydown', 'touchstart', 'wheel']) addEventListener(type, load, { once: true });
      setTimeout(() => dispatchEvent(new Event('wheel')), 300);
    `),
  },
  // Cloudflare Rocket Loader: every script has a type of its own, and runs after load, with document.write caught.
  'Rocket Loader runs scripts after load': {
    tag: (own) =>
      `<script type="1a2b-text/javascript" async src="${own}/widgets.js" data-cf-modified-1a2b=""></script>`,
    after: script(`
      addEventListener('load', () => {
        for (const held of document.querySelectorAll('[type="1a2b-text/javascript"]')) {
          const made = document.createElement('script');
          for (const { name, value } of held.attributes) made.setAttribute(name, value);
          made.type = 'text/javascript';
          document.write = document.writeln = () => undefined;
          held.parentNode.insertBefore(made, held);
          held.remove();
        }
      });
    `),
  },
  'jQuery 1 draws the page when it is ready': {
    wrap: (inside) => `<div id="root"></div>
      <script type="text/template" id="view">${inside}</script>
      <script>addEventListener('load', () => setTimeout(() => { root.innerHTML = view.innerHTML }, 50))</script>`,
  },
  'a heading’s id or a form’s name is ours': {
    head: script(`window.onerror = null`),
    wrap: (inside) => `<form name="itwidgets"></form><a id="itwidgets"></a>${inside}`,
  },
  // es6-promise, core-js 2, Angular's first zone.js: without finally, and without what came after it.
  'an old Promise in place of the browser’s': {
    head: script(`
      window.Promise = (Native => {
        function Old(does) { const one = new Native(does); Object.setPrototypeOf(one, Old.prototype); return one }
        Old.prototype = Object.create(Native.prototype);
        Old.prototype.constructor = Old;
        Old.prototype.finally = undefined;
        Object.defineProperty(Old, Symbol.species, { value: Old });
        for (const name of ['resolve', 'reject', 'all', 'race']) Old[name] = (...given) => Native[name].apply(Old, given);
        return Old;
      })(Promise);
    `),
  },
  // default-passive-events 1: takes from every listener what it was given beside capture.
  'listeners lose once and signal': {
    head: script(`
      const was = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        const capture = typeof options === 'object' && options ? Boolean(options.capture) : Boolean(options);
        const passive = ['touchstart', 'touchmove', 'wheel', 'mousewheel'].includes(type);
        return was.call(this, type, listener, { capture, passive });
      };
    `),
  },
  // unfetch, whatwg-fetch: an answer without a stream.
  'a fetch without streams': {
    head: script(`
      const was = window.fetch;
      window.fetch = async (to, given) => {
        const answer = await was(to, given);
        const text = await answer.text();
        const { ok, status, statusText, url, headers } = answer;
        return { ok, status, statusText, url, headers, body: undefined, blob: async () => new Blob([text]), text: async () => text, json: async () => JSON.parse(text), clone() { return this } };
      };
    `),
  },
  // A CSS reset of a builder, with what old themes do to the root and the body.
  'everything reverted, 62.5 %, a transformed body, a header above all': {
    head: style(`
      * { all: revert !important }
      html { font-size: 62.5% !important; height: 100%; overflow: hidden }
      body { height: 100%; overflow: auto !important; transform: translateZ(0) !important; filter: blur(0) !important; will-change: transform; perspective: 900px; contain: paint }
      #bar { position: fixed !important; inset: auto 0 0 0; height: 90px; z-index: 2147483647 !important; background: #ccc }
    `),
    after: '<div id="bar">Theirs</div>',
  },
  'from right to left': {
    head:
      script(`document.documentElement.dir = 'rtl'`) +
      style(`* { direction: rtl; unicode-bidi: bidi-override; text-align: right }`),
  },
  'a base address and target of its own': {
    head: '<base href="https://cdn.example/assets/" target="_blank">',
  },
  // Squarespace, Wix, old themes: the whole page is drawn again after it was there.
  'the body is drawn anew with a form in it': {
    after: script(`
      const drawAnew = () => { document.body.innerHTML = document.body.innerHTML.replace(/<script[^]*?<.script>/g, '') };
      document.addEventListener('itwidgets:mounted', () => queueMicrotask(drawAnew), { once: true });
    `),
  },
  'a page of accordions and tabs': {
    wrap: (inside) =>
      `<details open><summary>More</summary><div style="content-visibility:auto"><div style="display:contents">${inside}</div></div></details>`,
  },
};
