import { pathToFileURL } from 'node:url';
import { compileStrings } from '@internationalized/string-compiler';
import type { Plugin } from 'vite';

const CATALOG = /\/src\/(?:[\w-]+\/)*messages\/[a-z]{2}\.ts$/;
/** Such a catalog has no texts of its own; those that it spreads are compiled separately. */
const SPREADS_OTHERS = /^import /m;

/**
 * Compiles catalogs (`messages/en.ts` anywhere in a package's `src`: one exported object of ICU
 * messages) at build time, so that browsers need no message parser. Needs a Node that strips types.
 */
export function compileMessages(): Plugin {
  return {
    name: 'forecourt-messages',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!CATALOG.test(file) || SPREADS_OTHERS.test(code)) return null;
      const module: Readonly<Record<string, Readonly<Record<string, string>>>> = await import(
        `${pathToFileURL(file).href}?at=${Date.now()}`
      );
      const exports = Object.entries(module).map(([name, messages]) => {
        const compiled = compileStrings(messages).replace(/^module\.exports\s*=\s*/, '');
        return `export const ${name} = ${compiled}`;
      });
      return { code: exports.join('\n'), map: null };
    },
  };
}
