/**
 * Stops scrolling without a layout shift. The CSSOM is exempt from `style-src`.
 * @returns restores the page
 */
export function holdPage(): () => void {
  const root = document.documentElement;
  const { style } = root;
  const { overflow, scrollbarGutter } = style;
  style.overflow = 'hidden';
  style.scrollbarGutter = 'stable';
  return () => {
    Object.assign(style, { overflow, scrollbarGutter });
    if (root.getAttribute('style') === '') root.removeAttribute('style');
  };
}
