/** Fetched on our own pages when the form comes into view or is touched. */
export { HeroForm as Component, heroFormOptions as options } from './HeroForm.tsx';
