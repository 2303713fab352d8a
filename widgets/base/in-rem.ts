/** The browser's default. */
const rootPixels = 16;

/**
 * A widget's CSS with its font sizes in rem, so that on our pages they follow the visitor's text size. Partners' pages may
 * have any root size: there they stay in pixels.
 */
export function inRem(css: string): string {
  return css.replace(/font(?:-size)?:[^;}]+/g, (declaration) =>
    declaration.replace(/([\d.]+)px/g, (_, pixels) => `${Number(pixels) / rootPixels}rem`),
  );
}
