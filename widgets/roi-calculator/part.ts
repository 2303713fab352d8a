/** Loaded when the calculator comes into view. */
export { RoiCalculator as Component, roiOptions as options } from './RoiCalculator.tsx';
