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

// @ts-expect-error Its types are written for `export =`, its module is not.
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
