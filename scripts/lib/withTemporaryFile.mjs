import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Runs `work` while the file has this text; afterward restores it, or removes it if it is new. */
export async function withTemporaryFile(path, text, work) {
  const original = existsSync(path) ? readFileSync(path) : undefined;
  writeFileSync(path, text);
  try {
    await work();
  } finally {
    if (original === undefined) rmSync(path);
    else writeFileSync(path, original);
  }
}
