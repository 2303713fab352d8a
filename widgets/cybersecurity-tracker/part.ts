/** Loaded when the tracker comes into view. */
export { Tracker as Component, trackerOptions as options } from './Tracker.tsx';
