import type { Plugin } from 'vite';

/** Sources that every visit loads; a feature's stylesheets may be in a file of their own, which then needs their tables. */
const everyVisit = /\/src\/(ui|shared|features\/home|shell)\//;
const stylesheet = /import (\w+) from ('[^']+\.module\.css')/g;

/**
 * Imports the classes of a stylesheet one by one instead of as a table: each name then stands where it is used, and the
 * minifier drops the table. The stylesheet stays although nothing refers to its module any more.
 */
export const classNames = (): Plugin[] => [
  {
    name: 'perlas:classNames',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: everyVisit, code: '.module.css' },
      handler: (code) => ({ code: code.replaceAll(stylesheet, 'import * as $1 from $2'), map: null }),
    },
  },
  {
    name: 'perlas:keptStyles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
];
