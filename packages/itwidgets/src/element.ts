import type { Mounted, PlacedWidget } from '../../../site/public/types/itwidgets.d.ts';
import { type LoadSettings, loadItWidgets } from './load.ts';

export type * from './load.ts';

/** Fired on the element when the script cannot be loaded. */
type Unavailable = { 'itwidgets:unavailable': CustomEvent<{ reason: Error }> };

declare global {
  interface HTMLElementTagNameMap {
    'it-widget': HTMLElement;
  }
  interface WindowEventMap extends Unavailable {}
  interface DocumentEventMap extends Unavailable {}
  interface HTMLElementEventMap extends Unavailable {}
}

/**
 * Defines `<it-widget name="newsletter" data-source="…">` for Vue, Svelte, Angular and plain pages. Its children
 * show until the widget mounts. Other options and a move keep what was typed. Events bubble from it
 * (`itwidgets:sent`); `itwidgets:unavailable` carries `{ reason }`. No-op on a server or if already defined.
 */
export function defineItWidget(settings: LoadSettings): void {
  if (typeof customElements === 'undefined' || customElements.get('it-widget')) return;
  customElements.define(
    'it-widget',
    class extends HTMLElement {
      #shown = '';
      #mounted: Mounted | undefined;

      constructor() {
        super();
        new MutationObserver(() => this.#follow()).observe(this, { attributes: true });
      }

      connectedCallback(): void {
        this.#follow();
      }

      disconnectedCallback(): void {
        // A move disconnects and reconnects the element.
        queueMicrotask(() => this.#follow());
      }

      #follow(): void {
        const name = this.getAttribute('name');
        const wanted = this.isConnected && name ? JSON.stringify([name, this.dataset]) : '';
        if (wanted === this.#shown) return;
        this.#shown = wanted;
        if (!wanted || this.#mounted?.widget !== name) {
          this.#mounted?.unmount();
          this.#mounted = undefined;
        }
        if (!wanted) return;
        loadItWidgets(settings).then(
          (itwidgets) => {
            if (wanted === this.#shown) this.#mounted = itwidgets.mount(this, name as PlacedWidget);
          },
          (reason) =>
            this.dispatchEvent(new CustomEvent('itwidgets:unavailable', { bubbles: true, detail: { reason } })),
        );
      }
    },
  );
}
