/**
 * Shows the Call and Book bar (`site/components/frame/CallBar.tsx`) once the hero's buttons have scrolled out at the
 * top. Hides it while a form, which it would cover, is in view.
 */
export function followCallBar(signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>('[data-call-bar]');
  const actions = document.querySelector('.offer__actions');
  if (!bar || !actions) return;
  const formsInView = new Set<Element>();
  let isPast = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (target === actions) isPast = !isIntersecting && boundingClientRect.bottom < 0;
      else if (isIntersecting) formsInView.add(target);
      else formsInView.delete(target);
    }
    // The bar is not hidden while it has the focus.
    if (!bar.contains(document.activeElement)) bar.hidden = !isPast || formsInView.size > 0;
  });
  observer.observe(actions);
  for (const form of document.querySelectorAll('main form, footer form')) observer.observe(form);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    bar.hidden = true;
  });
}
