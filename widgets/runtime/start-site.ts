import { trackPageView } from '../analytics/page-view.ts';
import { domReady } from '../base/dom-ready.ts';
import { saysNo } from '../base/privacy-signal.ts';
import { whenLoaded } from '../base/when-idle.ts';
import { followCallBar } from '../page/call-bar.ts';
import { offerOnLeaving } from '../page/offer-on-exit.ts';
import { followPageFrame } from '../page/page-frame.ts';
import { followSupportHours } from '../page/support-hours-state.ts';
import { goesOn, wasOpen } from '../state/chat-open.ts';
import { contactDetails, recallContact } from '../state/contact-details.ts';
import { type PageEvent, pageEvents } from '../state/page-events.ts';
import { type OwnBundle, ownBundle } from './load-bundle.ts';
import { warmOnReach } from './open-on-click.ts';
import { createOwnLayer } from './overlay.ts';
import { beginPageParts } from './page-parts.ts';
import { isOwnPage } from './site-page.ts';
import { startWidgets } from './start.ts';
import { followTouches, followView, isWantedNow, warmEarly } from './touches.ts';
import { warnOnce } from './warn-once.ts';
import type { WidgetHost } from './widget-host.ts';

/** Starts the page frame, and each pre-rendered widget when needed. On other pages only logs an error. */
export async function startOnOwnPage(version: string): Promise<void> {
  if (!isOwnPage()) {
    console.error('[itwidgets] site.js is for our own pages; partners use widgets.js.');
    return;
  }
  if (typeof window.itwidgets?.version === 'string') return;
  const life = new AbortController();
  const { signal } = life;
  const bundle = ownBundle(signal);
  const { host, begin } = startWidgets({
    version,
    origin: '',
    common: bundle.common,
    resend: bundle.followUnsent,
    life,
    warn: warnOnce(),
    parts: {},
    optionsAt: (_, { dataset }) => dataset,
    fetchPart: bundle.part,
    sheets() {
      void bundle.load().catch(() => undefined);
      return [bundle.sheet];
    },
    createLayer: (shared) => createOwnLayer(bundle.load, shared),
  });
  const { warm } = bundle;
  followPageFrame(signal);
  offerOnLeaving(warm, (widget) => host.open(widget, {}), signal);
  countLater(signal);
  warmOnReach(warm, signal);
  const reach = (placeholder: HTMLElement) =>
    host.mount(placeholder, placeholder.dataset.widget ?? '', placeholder.dataset);
  followTouches(reach, signal);

  await domReady(signal);
  recallContact(signal);
  followSupportHours(signal);
  followCallBar(signal);
  beginPageParts(bundle, signal);
  host.scan(document, isWantedNow);
  followView(reach, signal);
  warmEarly(() => warm(''), signal);
  // Details to prefill may arrive later, from another form or the API.
  signal.addEventListener(
    'abort',
    contactDetails.subscribe(() => void host.scan(document, isWantedNow)),
  );
  begin();
  resumeChat(host, bundle);
  trackPageView(signal);
}

/**
 * Continues the chat of the previous page. It stays hidden on a phone, where it would cover the page, and if it was
 * minimised; then it continues only while messages are unsent or staff may answer. If its code fails to load, shows
 * nothing: the visitor did not ask for it here.
 */
function resumeChat(host: WidgetHost, bundle: OwnBundle): void {
  const opener = document.querySelector<HTMLElement>('[data-open="chat"]');
  const isSeen = wasOpen() && matchMedia('(width >= 640px)').matches;
  if (!opener || !(isSeen || goesOn())) return;
  void bundle.part('chat').then(
    () => host.open('chat', { ...opener.dataset, start: isSeen ? 'open' : 'closed' }),
    () => undefined,
  );
}

/**
 * Loads the counter once the page is loaded and idle, and passes it the earlier events. Does nothing if the browser
 * signals refusal.
 */
function countLater(signal: AbortSignal): void {
  if (saysNo()) return;
  const early: PageEvent[] = [];
  const stop = pageEvents.subscribe((one) => early.push(one));
  const begin = () =>
    import('../page/follow-visit.ts').then(({ followVisit }) => {
      stop();
      if (!signal.aborted) followVisit(early, signal);
    }, stop);
  whenLoaded(() => void begin(), signal);
}
