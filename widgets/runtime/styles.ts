import css from '../shadow-roots.css?inline';

export { css };
