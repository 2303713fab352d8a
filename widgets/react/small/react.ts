/**
 * What a widget may import from `react`, as the script for partners has it. A name that is not here fails the build of
 * that script; add it when a widget needs it. `docs/widgets.md` says what this renderer leaves out.
 */
export { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from './hooks.ts';
export { Component } from './node.ts';
