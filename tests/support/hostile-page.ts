import type { Page } from 'playwright';

/** Head of a partner's page that breaks as much as possible: styles, prototypes, hotkeys. */
export const hostile = `<style>
  * {
    all: unset !important;
    color: red !important; background: blue !important; font: 700 3px/9 fantasy !important; letter-spacing: 9px !important;
    text-transform: uppercase !important; direction: rtl !important; cursor: none !important; border: 9px dotted red !important;
    animation: none !important; transition: all 9s !important; user-select: none !important;
  }
  itwidgets-floating, dialog, aside, button, textarea, form, [data-widget] {
    display: none !important; visibility: hidden !important; opacity: 0.1 !important; pointer-events: none !important;
    position: static !important; z-index: -1 !important; transform: scale(0.1) !important; filter: invert(1) !important;
    clip-path: inset(50%) !important; contain: strict !important; content-visibility: hidden !important;
  }
</style>
<script>
  // As an old library writes lists, and lists what it has added to every object and list.
  Array.prototype.toJSON = function () { return '[' + this.join() + ']' };
  Object.prototype.extend = Array.prototype.each = String.prototype.blank = Function.prototype.methodize = () => undefined;
  Array.from = (list) => [].slice.call(list);
  window.name = 'theirs';
  window.keys = '';
  document.addEventListener('keydown', (event) => { window.keys += event.key });
  addEventListener('load', () => {
    for (const place of [window, document])
      place.addEventListener('keydown', (event) => {
        if (event.key.length !== 1) return;
        window.keys += event.key;
        event.preventDefault();
        event.stopImmediatePropagation();
      }, true);
  });
</script>`;

/** Records globals and prototypes for `touched`; goes after the page's own scripts. */
export const snapshot = `<script>(${noteAll})()</script>`;

function noteAll(): void {
  const there = window as unknown as Record<string, { prototype: object } | undefined>;
  const owners = ['Object', 'Array', 'String', 'Function', 'Promise', 'EventTarget', 'Node', 'Element', 'HTMLElement'];
  const more = ['Document', 'ShadowRoot', 'History', 'Storage', 'Event', 'Response', 'Date'];
  const descriptors = (owner: object): PropertyDescriptorMap => Object.getOwnPropertyDescriptors(owner);
  const prototypes = [...owners, ...more].map((name) => {
    const prototype = there[name]?.prototype ?? {};
    return { name, prototype, was: descriptors(prototype) };
  });
  const globals = new Set(Object.getOwnPropertyNames(window));
  const calls = ['fetch', 'setTimeout', 'matchMedia', 'open', 'onerror', 'onmessage', 'onpopstate'];
  const had = calls.map((name) => there[name]);
  Object.defineProperty(window, 'touched', {
    value: () => ({
      globals: Object.getOwnPropertyNames(window).filter((name) => !globals.has(name) && name !== 'touched'),
      prototypes: prototypes.flatMap(({ name, prototype, was }) =>
        Object.entries(descriptors(prototype))
          .filter(([key, { value, get }]) => was[key]?.value !== value || was[key]?.get !== get)
          .map(([key]) => `${name}.${key}`),
      ),
      calls: calls.filter((name, at) => there[name] !== had[at]),
    }),
  });
}

type Touched = { globals: string[]; prototypes: string[]; calls: string[] };

/** What the script changed, and keystrokes that reached the page. */
export const touched = (page: Page) =>
  page.evaluate(() => ({
    ...(window as unknown as { touched(): Touched }).touched(),
    besideBody: [...document.documentElement.children].flatMap(({ tagName }) =>
      ['HEAD', 'BODY'].includes(tagName) ? [] : [tagName],
    ),
    attributes: [document.documentElement, document.body].flatMap((element) => element.getAttributeNames()),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    cookies: document.cookie,
    title: document.title,
    address: location.href,
    keys: (window as unknown as { keys?: string }).keys ?? '',
  }));

/** Runs in the page. */
export function drawn(elements: Element[]): { name: string; style: Record<string, string> }[] {
  return elements.map((element) => {
    const style: Record<string, string> = {};
    const computed = getComputedStyle(element);
    for (let at = 0; at < computed.length; at++)
      style[computed[at] ?? ''] = computed.getPropertyValue(computed[at] ?? '');
    return { name: `${element.localName} ${element.textContent?.slice(0, 20)}`, style };
  });
}

export function differences(one: ReturnType<typeof drawn>, other: ReturnType<typeof drawn>): string[] {
  return one.flatMap(({ name, style }, at) =>
    Object.entries(style).flatMap(([property, value]) => {
      const theirs = other[at]?.style[property];
      return theirs === value ? [] : [`${name}: ${property} ${value} → ${theirs}`];
    }),
  );
}
