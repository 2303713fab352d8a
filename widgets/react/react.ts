/**
 * Replaces `react` in the script's build: Preact without the compatibility layer, of which the widgets need a tenth.
 * Importing a missing name fails the build; add it here then. Pages are built with `preact/compat` and tests also run
 * on React, so the source is plain React.
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
