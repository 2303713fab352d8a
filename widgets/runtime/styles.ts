import css from '../shadow-roots.css?inline';

/** The CSS of all shadow roots. */
export { css };
