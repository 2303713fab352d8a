import tokens from '../../shared/tokens.css?inline';
import css from '../widgets.css?inline';

/** `tokens`: for shadow roots; our pages have them. */
export { css, tokens };
