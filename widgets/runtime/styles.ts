import tokens from '../../shared/tokens.css?inline';
import dialogs from '../dialogs.css?inline';
import launcher from '../launcher.css?inline';
import inline from '../widgets.css?inline';

/** For our pages, which have the tokens. */
export const css = launcher + inline + dialogs;

/** For shadow roots: the first is enough for a launcher and toasts, the second for what stands in the page. */
export const shadowCss = [tokens + launcher, inline, dialogs];

export { tokens };
