import type { Plugin } from 'vite';
import { API, PAGES } from '../contract/paths.ts';

const TABLES: Record<string, Record<string, string>> = { API, PAGES };

/**
 * Writes what is known when the site is built into the places where it is used: paths, and the names of classes. A table
 * that many files import is asked for whole by each page, and its names with it; a text is there where it is needed.
 */
export const literals: Plugin = {
  name: 'literals',
  enforce: 'pre',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/(public-site|contract)\/.*\.tsx?$/ },
    handler(code) {
      return code
        .replace(/\b(API|PAGES)\.(\w+)\b/g, (whole, table: string, name: string) => {
          const text = TABLES[table][name];
          return text === undefined ? whole : JSON.stringify(text);
        })
        .replace(/^import (\w+) from ('[^']+\.module\.css');$/gm, 'import * as $1 from $2;');
    },
  },
};
