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

const address = Number(process.env.GATEWAY_PORT);
const frame = Number(process.env.PAYMENT_PORT);
const ports = Array.from({ length: Number(process.env.GATEWAYS) }, (_, at) => address + 1 + at);

// shared, since each would make its own: the demo's external services are at the shared address
const EXTERNAL_SERVICES = JSON.stringify(
  Object.fromEntries(
    SERVICES.map((name) => [
      name,
      {
        url: `http://localhost:${address}/demo/services/${name}`,
        secret: randomBytes(32).toString('hex'),
      },
    ]),
  ),
);
const { LAST_RELEASE } = process.env;
const others = LAST_RELEASE ? await installRelease(LAST_RELEASE) : root;

const children = [];
for (const [at, port] of ports.entries()) {
  const env = {
    ...process.env,
    EXTERNAL_SERVICES,
    GATEWAY_PORT: String(port),
    PAYMENT_PORT: String(frame + at),
  };
  const main = join(at === 0 ? root : others, 'apps/gateway/src/main.ts');
  children.push(start('node', ['--conditions=@forecourt/source', main], { env }));
  // the first one fills the database
  if (!(await answers(`http://localhost:${port}/readyz`, START_SECONDS)))
    fail('A gateway did not start.');
}

const inTurns = () => {
  let turn = 0;
  return () => ports[(turn += 1) % ports.length];
};
const nextForCall = inTurns();
const nextForLine = inTurns();

const server = createServer((asked, answer) => {
  const { method, url: path, headers } = asked;
  const on = request({ host: 'localhost', port: nextForCall(), method, path, headers });
  on.on('response', (got) => {
    answer.writeHead(got.statusCode, got.headers);
    got.pipe(answer);
  });
  on.on('error', () => answer.destroy());
  // if the client leaves a stream, leave it on the gateway too
  answer.on('close', () => answer.writableFinished || on.destroy());
  asked.pipe(on);
});
server.on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
  const on = connect(nextForLine(), 'localhost', () => {
    const lines = rawHeaders.flatMap((name, at) =>
      at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : [],
    );
    on.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
    on.write(head);
    on.pipe(socket).pipe(on);
  });
  on.on('error', () => socket.destroy());
  socket.on('error', () => on.destroy());
});
server.listen(address);
onSignals(() => void stopAll(children).then(() => process.exit(0)));
