// Put together by vite.widgets.config.ts, of widgets/contract/tokens.css and every block's CSS.
import css from 'virtual:shadow-roots.css?inline';

/**
 * The one style sheet of all shadow roots of this script. Constructed, so that a page's `style-src` has no
 * say in it.
 */
export function createStyleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
