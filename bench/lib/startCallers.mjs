import { fork } from 'node:child_process';
import { inRoot } from '../../scripts/lib/paths.mjs';

export const AT_ONCE = 16;

/** Starts callers in their own process; `of(paths, seconds)` measures their requests. */
export function startCallers(url, headers) {
  const child = fork(inRoot('bench/lib/callers.mjs'));
  const of = (paths, seconds) =>
    new Promise((resolve, reject) => {
      child.once('message', (result) =>
        result.error ? reject(new Error(result.error)) : resolve(result),
      );
      child.send({ url, headers, paths, connections: AT_ONCE, seconds });
    });
  return { of, pid: child.pid, stop: () => child.kill() };
}
