import { fork } from 'node:child_process';
import { inRoot } from '../../scripts/lib/paths.mjs';

export const AT_ONCE = 16;

/** Starts callers in their own process; `of(paths, seconds)` measures their requests. */
export function startCallers(url, headers) {
  const child = fork(inRoot('bench/lib/callers.mjs'));
  const of = (paths, seconds) =>
    new Promise((resolve, reject) => {
      child.once('message', (found) =>
        found.error ? reject(new Error(found.error)) : resolve(found),
      );
      child.send({ url, headers, paths, connections: AT_ONCE, seconds });
    });
  return { of, pid: child.pid, stop: () => child.kill() };
}
