/**
 * Lifts the launcher off a button of our widgets that it would cover, such as a quiz's Next at the lower edge of the
 * window.
 */
export function stepAside(launcher: HTMLElement, signal: AbortSignal): void {
  let due = 0;

  function look(): void {
    launcher.style.translate = '';
    const { left, right, top, bottom } = launcher.getBoundingClientRect();
    const covered = [...document.querySelectorAll('[data-widget]')]
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('button') ?? [])])
      .map((button) => button.getBoundingClientRect())
      .filter((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
    const highest = Math.min(...covered.map((box) => box.top));
    if (covered.length > 0) launcher.style.translate = `0 ${highest - bottom - 8}px`;
  }

  const heard = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(look);
  };
  heard();
  for (const type of ['scroll', 'resize', 'click', 'focusin', 'input'])
    addEventListener(type, heard, { capture: true, passive: true, signal });
}
