// The system of `serve --fresh` behind a network with random delays, for `npm run test:firm`.
import { onSignals, start } from './lib/processes.mjs';
import { inRoot } from './lib/paths.mjs';
import { openSlowPort } from './lib/slowNetwork.mjs';
import { systemSettings } from './lib/system.mjs';

const DELAY_MAX_MS = 150;
const INNER_PORTS_ABOVE = 1000;

const { ports, env } = systemSettings();
const innerPorts = {};
for (const [name, port] of Object.entries(ports)) {
  await openSlowPort(port, port + INNER_PORTS_ABOVE, DELAY_MAX_MS);
  innerPorts[`${name.toUpperCase()}_PORT`] = String(port + INNER_PORTS_ABOVE);
}
// the URLs stay those of the slow ports
const system = start('node', [inRoot('scripts/serve.mjs'), '--fresh'], {
  env: { ...env, ...innerPorts },
});
onSignals((signal) => system.kill(signal));
system.on('exit', (code) => process.exit(code ?? 0));
