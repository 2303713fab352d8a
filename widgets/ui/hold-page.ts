/**
 * Keeps the page behind a dialog from scrolling, without a shift where a scroll bar takes space. By the object model,
 * which `style-src` does not restrict.
 * @returns gives the page its own styles back
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
