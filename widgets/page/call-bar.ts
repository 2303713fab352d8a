/**
 * Shows Call, Book and Chat at the foot of a phone's screen (`site/components/frame/CallBar.tsx`) from the first scroll
 * on. Hides them while a form, which they would cover, is in view.
 */
export function followCallBar(signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>('[data-call-bar]');
  if (!bar) return;
  const formsInView = new Set<Element>();
  const show = () => {
    // Not hidden while it has the focus.
    if (!bar.contains(document.activeElement)) bar.toggleAttribute('data-shown', scrollY > 0 && formsInView.size === 0);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) formsInView.add(target);
      else formsInView.delete(target);
    }
    show();
  });
  for (const form of document.querySelectorAll('main form, footer form')) observer.observe(form);
  addEventListener('scroll', show, { passive: true, signal });
  show();
  signal.addEventListener('abort', () => {
    observer.disconnect();
    bar.removeAttribute('data-shown');
  });
}
