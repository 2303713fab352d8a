/** Fetched when the stories come into view. */
export { Stories as Component, storiesOptions as options } from './Stories.tsx';
