/** The values of `data-theme` on a placeholder. */
type Theme = 'light' | 'dark' | 'auto';

/**
 * The colour scheme of a widget at a placeholder: what `data-theme` says; else the page's own `color-scheme`; where the page
 * declares none, dark on a dark ground. Undefined: inherited. Read once, when the widget is mounted.
 */
export function schemeAt(element: HTMLElement): string | undefined {
  const theme = element.dataset.theme as Theme | undefined;
  if (theme === 'light' || theme === 'dark') return theme;
  if (getComputedStyle(element).colorScheme !== 'normal') return undefined;
  // Dark and light words are read equally well in the middle.
  return lightnessAt(element) < 0.46 ? 'dark' : 'light';
}

/** How light the ground is that the page paints behind an element, from 0 (black) to 1 (white) on the scale of sRGB. */
function lightnessAt(element: Element | undefined): number {
  if (!element) return 1;
  const color = getComputedStyle(element).backgroundColor;
  const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/\b[\d.]+/g) ?? []).map(Number);
  const scale = /^r/.test(color) ? 255 : 1;
  const own = /^o/.test(color) ? r * 0.8 : /^l/.test(color) ? r / 108 : (0.2126 * r + 0.7152 * g + 0.0722 * b) / scale;
  const behind = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  return alpha * own + (1 - alpha) * lightnessAt(behind);
}
