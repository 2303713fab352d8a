/**
 * What a widget may import from `react`, as the script has it: Preact's own parts, without the compatibility
 * layer, of which the widgets need one tenth and every visitor would load all. A name that is not here fails
 * the build of the script; add it when a widget needs it. Pages are built on `preact/compat`, tests run on
 * React too: the source stays plain React.
 */
export { Component, createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
