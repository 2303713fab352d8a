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
  for (let at: Element | null = element; at; at = at.parentElement) {
    const lightness = lightnessOf(getComputedStyle(at).backgroundColor);
    if (lightness !== undefined) return lightness < 0.4 ? 'dark' : 'light';
  }
  return 'light';
}

/** From 0 (black) to 1 (white); undefined for a colour that lets through what is behind. */
function lightnessOf(color: string): number | undefined {
  const numbers = color.replace('display-p3', '');
  const [r = 0, g = 0, b = 0, alpha = 1] = (numbers.match(/[\d.]+/g) ?? []).map(Number);
  if (alpha < 0.5) return undefined;
  if (/^ok/.test(color)) return r;
  if (/^l/.test(color)) return r / 100;
  // `color(srgb …)` goes from 0 to 1.
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / (color.startsWith('color') ? 1 : 255);
}
