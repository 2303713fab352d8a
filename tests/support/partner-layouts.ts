import { testimonials } from '../../site/facts/testimonials.ts';

export type Placeholder = (attributes?: string) => string;
type Layouts = Record<string, (widget: Placeholder) => string>;

export const inlineWidgets = ['newsletter', 'hero-form', 'contact-form', 'risk-quiz', 'stories'] as const;

export const screens = [390, 1440] as const;
export const column = 280;

export const layouts: Layouts = {
  block: (widget) => widget(),
  'flex row': (widget) => `<div style="display:flex">${widget()}</div>`,
  'flex row beside a text': (widget) => `<div style="display:flex;gap:8px">${widget()}<p>${words}</p></div>`,
  'centred flex column': (widget) =>
    `<div style="display:flex;flex-direction:column;align-items:center">${widget()}</div>`,
  'inline-block': (widget) => widget('style="display:inline-block"'),
  'inline placeholder': (widget) => widget('style="display:inline"'),
  float: (widget) => widget('style="float:left"'),
  absolute: (widget) => widget('style="position:absolute"'),
  'absolute below a button': (widget) =>
    `<span style="position:relative"><button>x</button>${widget('style="position:absolute;top:100%;left:0"')}</span>`,
  'fit-content': (widget) => widget('style="width:fit-content"'),
  'multi-column': (widget) => `<div style="columns:2 280px">${widget()}</div>`,
  'grid of two columns': (widget) =>
    `<div style="display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr))">${widget()}<p>x</p></div>`,
};

/** Containers sized by their content. Below 432 px a form needs a `max-width` in pixels. */
export const followingLayouts: Layouts = {
  'grid with place-items center': (widget) => `<div style="display:grid;place-items:center">${widget()}</div>`,
  'grid with auto column': (widget) =>
    `<div style="display:grid;grid-template-columns:auto 1fr">${widget()}<p>x</p></div>`,
  'table cell': (widget) => `<table><tr><td>${widget()}</td></tr></table>`,
  'dialog of the page': (widget) => `<dialog open>${widget()}</dialog>`,
};

/** `openDialogs` opens it with `showModal()`, which makes the rest inert. */
export const modalLayouts: Layouts = {
  'modal dialog of the page': (widget) => `<dialog data-modal>${widget()}</dialog>`,
};

export const openDialogs =
  "<script>for (const dialog of document.querySelectorAll('[data-modal]')) dialog.showModal()</script>";

/** With the width in a container of `room` pixels. */
export const sized: Record<string, [body: (widget: Placeholder) => string, width: (room: number) => number]> = {
  'max-width': [(widget) => widget('style="max-width:300px"'), () => 300],
  width: [(widget) => widget('style="width:320px"'), () => 320],
  'a share of a row': [
    (widget) => `<div style="display:flex;width:80%">${widget('style="flex:1"')}</div>`,
    (room) => 0.8 * room,
  ],
  'the hidden attribute': [(widget) => widget('hidden'), () => 0],
  'display none': [(widget) => widget('style="display:none"'), () => 0],
};

/** Short words: the space that long ones need depends on the machine's fonts. */
const words = 'Or call us, any day. '.repeat(30);
const text = JSON.stringify(testimonials).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export function pageOf(layouts: Layouts, attributes = ''): string {
  const sections = inlineWidgets.flatMap((name) => {
    const stories = name === 'stories' ? ` data-stories="${text}"` : '';
    const widget: Placeholder = (more = '') => `<div data-widget="${name}"${stories} ${attributes} ${more}></div>`;
    return Object.entries(layouts).map(
      ([layout, body]) => `<section data-case="${name}, ${layout}">${body(widget)}</section>`,
    );
  });
  return `<main>${sections.join('')}</main>`;
}

/** Runs in the page. */
export function measure(section: HTMLElement) {
  const host = section.querySelector('[data-widget]')?.shadowRoot?.firstElementChild;
  if (!host) return { name: section.dataset.case, width: Number.NaN, room: 0, field: 0, sticksOut: true };
  const [box, room] = [host.getBoundingClientRect(), section.getBoundingClientRect()];
  const fields = [...host.querySelectorAll('input:not([type=radio], [type=checkbox]), select, textarea')]
    .filter((field) => field.checkVisibility() && !field.closest('[aria-hidden]'))
    .map((field) => field.getBoundingClientRect().width);
  return {
    name: section.dataset.case,
    width: box.width,
    room: room.width,
    field: Math.min(999, ...fields),
    sticksOut: box.left < room.left - 1 || box.right > room.right + 1 || host.scrollWidth > host.clientWidth + 1,
  };
}
