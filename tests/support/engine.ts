/** A browser that is not Chromium. Playwright drives only its own builds of them, which are not the ones that visitors have. */
export type Engine = {
  /** Opens an address in a page with no history and waits until it has loaded. */
  go(url: string): Promise<void>;
  /** Evaluates an expression, awaits it, and gives its value as text. */
  evaluate(expression: string): Promise<string>;
  /** A real key: a letter, or `Escape`, `Enter`, `Tab`. */
  press(key: string): Promise<void>;
  /** The window's width; an engine may not become narrower than its least. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** Runs in the page: finds, fills and presses by what a visitor reads, also in shadow roots. */
const hands = `
  const all = (root = document) => [...root.querySelectorAll('*')].flatMap((one) => one.shadowRoot ? [one, ...all(one.shadowRoot)] : [one]);
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
  const nameOf = (one) => {
    const root = one.getRootNode();
    const label = one.labels?.[0] ?? (one.getAttribute('aria-labelledby') && root.getElementById(one.getAttribute('aria-labelledby').split(' ')[0]));
    return (one.getAttribute('aria-label') ?? (label || one).textContent).replace(/\\s+/g, ' ').trim();
  };
  const until = async (look, what = look) => {
    for (const end = Date.now() + 20000; Date.now() < end; await new Promise((done) => setTimeout(done, 50))) {
      const found = await look();
      if (found) return found;
    }
    throw new Error('not seen: ' + what + ', at ' + location.href);
  };
  const isCalled = (each, name) => name instanceof RegExp ? name.test(nameOf(each)) : nameOf(each).startsWith(name);
  const inDialogFirst = (found) => found.find((each) => each.closest('dialog[open]')) ?? found[0];
  const one = (css, name) => until(() => inDialogFirst(all().filter((each) => each.matches(css) && isSeen(each) && isCalled(each, name))), css + ' ' + name);
  const button = (name) => one('button, a, summary, [role=button]', name);
  const press = async (name) => { const found = await button(name); found.scrollIntoView({ block: 'center' }); found.focus(); found.click(); return found };
  const text = (words) => until(() => all().find((each) => isSeen(each) && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.includes(words))), words);
  const field = (name) => one('input, select, textarea', name);
  const fill = async (values) => {
    for (const [name, value] of Object.entries(values)) {
      const found = await field(name);
      found.focus();
      if (found.form?.hasAttribute('action')) await until(() => found.form.noValidate, 'our script at ' + name);
      found.value = value;
      for (const type of ['input', 'change']) found.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    }
  };
  const started = () => until(() => window.itwidgets?.version, 'our script');
  const focused = (root = document) => root.activeElement?.shadowRoot ? focused(root.activeElement.shadowRoot) : root.activeElement;
`;

/** Runs a program of the page that may use `hands`. @returns what it returns, as text */
export const does = (engine: Engine, program: string): Promise<string> =>
  engine.evaluate(`(async () => { ${hands} return String(await (async () => { ${program} })() ?? '') })()`);
