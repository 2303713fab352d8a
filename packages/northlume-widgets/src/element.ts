import type { Mounted, PlacedWidget } from '../../../site/public/types/northlume.d.ts';
import { type LoadSettings, loadNorthlume } from './load.ts';

export type * from './load.ts';

/** Fired on the element when the script cannot be loaded. */
type Unavailable = { 'northlume:unavailable': CustomEvent<{ reason: Error }> };

declare global {
  interface HTMLElementTagNameMap {
    'northlume-widget': HTMLElement;
  }
  interface WindowEventMap extends Unavailable {}
  interface DocumentEventMap extends Unavailable {}
  interface HTMLElementEventMap extends Unavailable {}
}

/**
 * Defines `<northlume-widget name="newsletter" data-source="…">` for Vue, Svelte, Angular and plain pages. Its children
 * show until the widget mounts. Other options and a move keep what was typed. Events bubble from it
 * (`northlume:sent`); `northlume:unavailable` carries `{ reason }`. No-op on a server or if already defined.
 */
export function defineNorthlumeWidget(settings: LoadSettings): void {
  if (typeof customElements === 'undefined' || customElements.get('northlume-widget')) return;
  customElements.define(
    'northlume-widget',
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
        loadNorthlume(settings).then(
          (northlume) => {
            if (wanted === this.#shown) this.#mounted = northlume.mount(this, name as PlacedWidget);
          },
          (reason) =>
            this.dispatchEvent(new CustomEvent('northlume:unavailable', { bubbles: true, detail: { reason } })),
        );
      }
    },
  );
}
