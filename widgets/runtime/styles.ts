import tokens from '../../site/data/tokens.css?inline';

/** Every block's CSS; one file a block, so their order does not matter. */
const blocks = import.meta.glob<string>('../*/*.css', { query: '?inline', import: 'default', eager: true });

/**
 * The one style sheet of all shadow roots of this script. Constructed, so that a page's `style-src` has no
 * say in it.
 */
export function createStyleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([tokens, ...Object.values(blocks)].join('\n'));
  return sheet;
}
