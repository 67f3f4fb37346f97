import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Larger files, such as password lists and phone number data, are fetched on demand. */
const BYTES_MAX = 100_000;
const PRECACHED = /\.(?:js|css|woff2)$/;
/** Fonts for scripts that the product is not written in. */
const OTHER_SCRIPT = /-(?:cyrillic|greek|vietnamese|latin-ext)[^/]*\.woff2$/;

interface OutputFile {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly code?: string;
  readonly source?: string | Uint8Array;
}

const bytesOf = ({ code, source }: OutputFile) => (code ?? source ?? '').length;

/** Files to precache so that the shell opens offline. */
function precachedFiles(bundle: Readonly<Record<string, OutputFile>>): readonly string[] {
  return Object.values(bundle)
    .filter((file) => PRECACHED.test(file.fileName) && !OTHER_SCRIPT.test(file.fileName))
    .filter((file) => bytesOf(file) <= BYTES_MAX || file.fileName.includes('start'))
    .map(({ fileName }) => `/${fileName}`)
    .toSorted();
}

/** Emits `/sw.js`: the service worker's source, preceded by this build's file list. */
export function serviceWorker(): Plugin {
  return {
    name: 'forecourt-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = precachedFiles(bundle);
        const code = readFileSync(new URL('serviceWorker.js', import.meta.url), 'utf8');
        const build = createHash('sha256').update(code).update(files.join()).digest('hex');
        const head = `const FILES = ${JSON.stringify(files)};\nconst BUILD = '${build.slice(0, 16)}';\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + code });
      },
    },
  };
}
