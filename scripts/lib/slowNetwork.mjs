import { connect, createServer } from 'node:net';
import { Transform } from 'node:stream';

/** Passes on each chunk after a random delay, in order. */
const delayed = (maxMilliseconds) =>
  new Transform({
    transform(chunk, _encoding, pass) {
      setTimeout(() => pass(null, chunk), Math.random() * maxMilliseconds);
    },
  });

/** Forwards a local port to another one, delaying each chunk by up to `maxMilliseconds`. */
export function openSlowPort(port, target, maxMilliseconds) {
  const server = createServer((near) => {
    const far = connect(target, 'localhost');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on('error', () => other.destroy());
      one.pipe(delayed(maxMilliseconds)).pipe(other);
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
