import { placeholderTag, type TriedWidget } from './placeholder-tag.ts';

const events = ['mounted', 'unmounted', 'opened', 'closed', 'started', 'invalid', 'sent', 'kept', 'failed'];

const mostEvents = 8;

/**
 * For the page where visitors try widgets (one `[data-try]` each). A changed control redraws the widget, in a shadow
 * root as on a partner's page, and its tag.
 */
export function tryWidgets(signal: AbortSignal): void {
  const tries = [...document.querySelectorAll<HTMLElement>('[data-try]')];
  for (const box of tries) {
    for (const hidden of box.querySelectorAll<HTMLElement>('[data-try-script]')) hidden.hidden = false;
    box.querySelector('[data-try-controls]')?.addEventListener('input', () => draw(box), { signal });
  }
  for (const name of events)
    document.addEventListener(
      `itwidgets:${name}`,
      ({ target, detail }: CustomEventInit & Event) => {
        // Floating widgets are outside the boxes; their events name them.
        const named = ({ dataset }: HTMLElement) => [detail?.widget, detail?.form].includes(dataset.try);
        const box = (target instanceof Element && target.closest<HTMLElement>('[data-try]')) || tries.find(named);
        if (box) list(box, name, detail);
      },
      { signal },
    );
}

function draw(box: HTMLElement): void {
  const controls = box.querySelector('[data-try-controls]');
  const stage = box.querySelector<HTMLElement>('[data-try-stage]');
  const tag = box.querySelector('[data-try-tag]');
  if (!controls || !stage || !tag) return;
  const fields = [...controls.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  const given = fields.map(({ name, value }) => [name, value] as const);
  const { scheme, width } = Object.fromEntries(given);
  Object.assign(stage.dataset, { scheme, width });
  const attributes = given.filter(([name, value]) => name.startsWith('data-') && value !== '');
  const { try: widget, placement, oneTag } = box.dataset;
  const opener = stage.querySelector('[data-open]')?.textContent;
  const script = oneTag === undefined ? undefined : document.querySelector('[data-script-tag]')?.textContent;
  const shown = { widget, placement, opener, script } as TriedWidget;
  const text = placeholderTag(shown, attributes);
  if (tag.textContent === text) return;
  tag.textContent = text;
  place(stage, shown, attributes);
}

function place(
  stage: HTMLElement,
  { widget, placement }: TriedWidget,
  attributes: readonly (readonly [string, string])[],
): void {
  const was = stage.firstElementChild;
  if (placement === 'floating') {
    for (const { name } of [...(was?.attributes ?? [])]) if (/^data-(?!open)/.test(name)) was?.removeAttribute(name);
    for (const [name, value] of attributes) was?.setAttribute(name, value);
    return;
  }
  if (was) window.itwidgets?.unmount(was);
  const placeholder = document.createElement('div');
  for (const [name, value] of attributes) placeholder.setAttribute(name, value);
  stage.replaceChildren(placeholder);
  window.itwidgets?.mount(placeholder, widget as 'newsletter');
}

function list(box: HTMLElement, name: string, detail: unknown): void {
  const log = box.querySelector('[data-try-events]');
  const line = document.createElement('li');
  line.textContent = `itwidgets:${name} ${JSON.stringify(detail)}`;
  log?.prepend(line);
  while (log && log.childElementCount > mostEvents) log.lastElementChild?.remove();
}
