import { connect, createServer } from 'node:net';
import { Transform } from 'node:stream';

/** Passes on each piece of a conversation after a random time, in its order. */
const delayed = (maxMilliseconds) =>
  new Transform({
    transform(chunk, _encoding, pass) {
      setTimeout(() => pass(null, chunk), Math.random() * maxMilliseconds);
    },
  });

/** Lets a port of this machine answer as another does, each piece up to so much later. */
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
