import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A file beyond this is fetched when it is needed: lists of passwords, data of numbers. */
const BYTES_MAX = 100_000;
const KEPT = /\.(?:js|css|woff2)$/;
/** Fonts of other scripts than those that the product is written in. */
const OTHER_SCRIPT = /-(?:cyrillic|greek|vietnamese|latin-ext)[^/]*\.woff2$/;

interface OutputFile {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly code?: string;
  readonly source?: string | Uint8Array;
}

const bytesOf = ({ code, source }: OutputFile) => (code ?? source ?? '').length;

/** What is fetched ahead, so that the shell opens without a connection. */
function filesOf(bundle: Readonly<Record<string, OutputFile>>): readonly string[] {
  return Object.values(bundle)
    .filter((file) => KEPT.test(file.fileName) && !OTHER_SCRIPT.test(file.fileName))
    .filter((file) => bytesOf(file) <= BYTES_MAX || file.fileName.includes('start'))
    .map(({ fileName }) => `/${fileName}`)
    .toSorted();
}

/** Writes `/sw.js`: the worker's source with the list of this build's files. */
export function serviceWorker(): Plugin {
  return {
    name: 'forecourt-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = filesOf(bundle);
        const code = readFileSync(new URL('serviceWorker.js', import.meta.url), 'utf8');
        const build = createHash('sha256').update(code).update(files.join()).digest('hex');
        const head = `const FILES = ${JSON.stringify(files)};\nconst BUILD = '${build.slice(0, 16)}';\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + code });
      },
    },
  };
}
