/** Their ends, and what is pressed, must not lie under the bar; a form or widget must not while it is in view at all. */
const under = 'main :is(button, .button, summary, input, select, tbody > :last-child)';
const inView = ':is(main, footer) form, main [data-widget]';
/** Height of the bar with its distance from the screen's foot. */
const barHeight = 80;

/**
 * Shows Call, Book and Chat at the foot of a phone's screen (`site/components/frame/CallBar.tsx`) from the first scroll
 * on. Hides them where they would cover what visitors press, the end of a table, or a form.
 */
export function followCallBar(signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>('[data-call-bar]');
  if (!bar) return;
  const covered = new Set<Element>();
  const show = () => {
    // Not hidden while it has the focus.
    if (!bar.contains(document.activeElement)) bar.toggleAttribute('data-shown', scrollY > 0 && covered.size === 0);
  };
  const follow = (selector: string, top: string) => {
    const seen = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      }
      show();
    };
    const observer = new IntersectionObserver(seen, { rootMargin: `${top} 0px 0px` });
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  };
  follow(inView, '0px');
  // A page that is drawn ahead has no height yet.
  follow(under, `${(barHeight / Math.max(innerHeight, barHeight)) * 100 - 100}%`);
  addEventListener('scroll', show, { passive: true, signal });
  show();
  signal.addEventListener('abort', () => bar.removeAttribute('data-shown'));
}
