// Made by vite.widgets.config.ts from widgets/contract/tokens.css and every block's CSS.
import css from 'virtual:shadow-roots.css?inline';

/** The CSS of all shadow roots. A file of its own on our own pages, where few visitors ever see a shadow root. */
export { css };
