import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Matches the function that the published tRPC calls in place of object spread. Its first argument is always a new object. */
const HELPER = /^function _objectSpread2\(e\) \{\n[\s\S]*?\n\}$/m;
const NATIVE = 'function _objectSpread2(...parts) {\n\treturn Object.assign(...parts);\n}';

/** Makes a module of tRPC copy objects natively. A module without the function stays as it is. */
export const withNativeSpread = (source) => source.replace(HELPER, () => NATIVE);

/**
 * Bundles tRPC with the server, and makes it copy objects natively: a call of a procedure copies its options a dozen times, and copying
 * them property by property takes a tenth of the time of a read.
 * @type {import('esbuild').Plugin}
 */
export const nativeSpread = {
  name: 'native-spread',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@trpc\/server($|\/)/ }, ({ path }) => ({ path: fileURLToPath(import.meta.resolve(path)) }));
    onLoad({ filter: /\/@trpc\/server\/dist\/.*\.mjs$/ }, ({ path }) => ({
      contents: withNativeSpread(readFileSync(path, 'utf8')),
      loader: 'js',
    }));
  },
};
