import { connect, createServer } from 'node:net';
import { Transform } from 'node:stream';

/** Passes on each chunk after a random delay, in order. */
const delayStream = (maxMilliseconds) =>
  new Transform({
    transform(chunk, _encoding, pass) {
      setTimeout(() => pass(null, chunk), Math.random() * maxMilliseconds);
    },
  });

/** Forwards a local port to another one, delaying each chunk by up to `maxMilliseconds`. */
export function openSlowPort(port, target, maxMilliseconds) {
  const server = createServer((client) => {
    const upstream = connect(target, 'localhost');
    for (const [source, sink] of [
      [client, upstream],
      [upstream, client],
    ]) {
      source.on('error', () => sink.destroy());
      source.pipe(delayStream(maxMilliseconds)).pipe(sink);
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
