import { eventType } from '../../shared/forms/events.ts';
import { forPartners } from '../base/for-partners.ts';
import type { RawOptions } from '../base/option-table.ts';
import { appearance } from '../state/appearance.ts';
import { consent } from '../state/consent.ts';
import { offerContact } from '../state/contact-details.ts';
import { showToast } from '../state/toasts.ts';
import { diagnose } from './diagnose.ts';
import type { Shared } from './instance.ts';
import type { ItWidgetsApi, WidgetSettings } from './public-api.ts';
import type { Placed } from './registry.ts';
import { noneToOpen, type WidgetHost } from './widget-host.ts';

type ApiParts = {
  host: WidgetHost;
  optionsAt: Shared['optionsAt'];
  origin: string;
  version: string;
  ready: Promise<boolean>;
  signal: AbortSignal;
  warn: (problem: string) => void;
  destroy: () => void;
};

export function createApi({ host, optionsAt, origin, version, ready, signal, warn, destroy }: ApiParts): ItWidgetsApi {
  const find = (target: Element | string) => {
    try {
      return typeof target === 'string' ? document.querySelector(target) : target;
    } catch {
      // The selector is invalid.
      return null;
    }
  };
  const api: ItWidgetsApi = {
    version,
    ready,
    open(widget: Placed<'floating'> = 'booking', options: RawOptions = {}) {
      if (!host.open(widget, options)) warn(noneToOpen(widget));
    },
    close: (widget = 'booking') => host.close(widget),
    toggle: (widget: Placed<'floating'> = 'booking', options: RawOptions = {}) =>
      host.isOpen(widget) ? host.close(widget) : api.open(widget, options),
    isOpen: (widget = 'booking') => host.isOpen(widget),
    mount(target, widget, options = {}) {
      const element = find(target);
      if (element instanceof HTMLElement)
        return host.mount(element, widget, { ...optionsAt(widget, element), ...options }, true);
      warn(`there is no element ${target} for ${widget}`);
      return undefined;
    },
    unmount(target) {
      const element = find(target);
      if (element) host.unmount(element);
    },
    scan: (root) => host.scan(root ?? document),
    on(name, listener) {
      const stop = new AbortController();
      const heard = (event: Event) => listener((event as CustomEvent).detail);
      document.addEventListener(eventType(name), heard, { signal: AbortSignal.any([signal, stop.signal]) });
      return () => stop.abort();
    },
    identify: (details) => offerContact(details ?? {}),
    toast: showToast,
    configure(settings) {
      // Own properties only: a page may have added to Object.prototype.
      const { accent, analytics }: WidgetSettings = Object.assign(Object.create(null), settings);
      if (accent !== undefined) appearance.setState({ accent });
      if (analytics !== undefined) consent.setState({ analytics });
    },
    // Our own pages leave it out.
    diagnose: () => (forPartners ? diagnose({ host, origin, version, signal }) : Promise.resolve('')),
    destroy,
  };
  return api;
}
