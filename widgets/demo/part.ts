export { Demo as Component, demoOptions as options } from './Demo.tsx';
