// Made by vite.widgets.config.ts from widgets/contract/tokens.css and every block's CSS.
import css from 'virtual:shadow-roots.css?inline';

/**
 * The one style sheet of all shadow roots of this script. Constructed, so that `style-src` does not apply.
 */
export function createStyleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
