/*
 * What `react` is here: preact/compat, but for its default export, which would bring all of it along. Packages take the
 * following from that, and nothing else.
 */
import {
  Fragment,
  createContext,
  createElement,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/compat';

export * from 'preact/compat';
export default {
  Fragment,
  createContext,
  createElement,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
};
