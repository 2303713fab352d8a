/**
 * `theme`, else the page's `color-scheme` (undefined: inherited), else dark on a dark background. Read on mounting, and
 * when an option changes.
 */
export function schemeAt(element: HTMLElement, theme: string | undefined): string | undefined {
  if (theme === 'light' || theme === 'dark') return theme;
  if (getComputedStyle(element).colorScheme !== 'normal') return undefined;
  // Dark and light text have equal contrast at this lightness.
  return lightnessAt(element) < 0.46 ? 'dark' : 'light';
}

/** Of the background, from 0 (black) to 1 (white) in sRGB. */
function lightnessAt(element: Element | undefined): number {
  if (!element) return 1;
  const color = getComputedStyle(element).backgroundColor;
  const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/\b[\d.]+/g) ?? []).map(Number);
  const scale = /^r/.test(color) ? 255 : 1;
  const own = /^o/.test(color) ? r * 0.8 : /^l/.test(color) ? r / 108 : (0.2126 * r + 0.7152 * g + 0.0722 * b) / scale;
  const behind = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  return alpha * own + (1 - alpha) * lightnessAt(behind);
}
