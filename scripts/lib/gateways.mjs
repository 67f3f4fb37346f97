// Several gateways on one database behind one address, which receive requests in turn: started in
// place of one if GATEWAYS sets their number. WebSockets have turns of their own. LAST_RELEASE
// names a commit: all but the first gateway, which migrates the database, are that commit's.
import { randomBytes } from 'node:crypto';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { EXTERNAL_SERVICES as SERVICES } from '../../packages/validation/src/access/externalServices.ts';
import { installRelease } from './lastRelease.mjs';
import { root } from './paths.mjs';
import { answers, fail, onSignals, start, stopAll } from './processes.mjs';
import { START_SECONDS } from './system.mjs';

const sharedPort = Number(process.env.GATEWAY_PORT);
const framePort = Number(process.env.PAYMENT_PORT);
const ports = Array.from(
  { length: Number(process.env.GATEWAYS) },
  (_, index) => sharedPort + 1 + index,
);

// shared, since each would make its own: the demo's external services are at the shared address
const EXTERNAL_SERVICES = JSON.stringify(
  Object.fromEntries(
    SERVICES.map((name) => [
      name,
      {
        url: `http://localhost:${sharedPort}/demo/services/${name}`,
        secret: randomBytes(32).toString('hex'),
      },
    ]),
  ),
);
const { LAST_RELEASE } = process.env;
const otherRoot = LAST_RELEASE ? await installRelease(LAST_RELEASE) : root;

const children = [];
for (const [index, port] of ports.entries()) {
  const env = {
    ...process.env,
    EXTERNAL_SERVICES,
    GATEWAY_PORT: String(port),
    PAYMENT_PORT: String(framePort + index),
  };
  const main = join(index === 0 ? root : otherRoot, 'apps/gateway/src/main.ts');
  children.push(start('node', ['--conditions=@forecourt/source', main], { env }));
  // the first one fills the database
  if (!(await answers(`http://localhost:${port}/readyz`, START_SECONDS)))
    fail('A gateway did not start.');
}

const roundRobin = () => {
  let turn = 0;
  return () => ports[(turn += 1) % ports.length];
};
const nextForCall = roundRobin();
const nextForSocket = roundRobin();

const server = createServer((incoming, response) => {
  const { method, url: path, headers } = incoming;
  const upstream = request({ host: 'localhost', port: nextForCall(), method, path, headers });
  upstream.on('response', (upstreamResponse) => {
    response.writeHead(upstreamResponse.statusCode, upstreamResponse.headers);
    upstreamResponse.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  // if the client leaves a stream, leave it on the gateway too
  response.on('close', () => response.writableFinished || upstream.destroy());
  incoming.pipe(upstream);
});
server.on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
  const upstream = connect(nextForSocket(), 'localhost', () => {
    const lines = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
    );
    upstream.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
});
server.listen(sharedPort);
onSignals(() => void stopAll(children).then(() => process.exit(0)));
