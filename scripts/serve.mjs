// npm start: portal, gateway, and identity provider with demo data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPortal } from './lib/build.mjs';
import { copyDemoData } from './lib/demoData.mjs';
import { fail } from './lib/processes.mjs';
import { prepareDataFolder, refuseTakenPorts, startSystem, systemSettings } from './lib/system.mjs';

const [dataOption] = process.argv.slice(2);
// a typo must not delete anyone's data
if (dataOption !== undefined && !['--fresh', '--reset'].includes(dataOption))
  fail(`Unknown option ${dataOption}. To start over with fresh data: npm start -- --reset`);
const settings = systemSettings();
await refuseTakenPorts(settings.ports);
// fresh data as with --reset, copied if possible; the gateway itself fills an external database
if (dataOption === '--fresh' && !settings.env.DATABASE_URL) await copyDemoData(settings);
else prepareDataFolder(settings.dataDir, dataOption !== undefined);
await buildPortal();

let stopping = null;
const system = startSystem(settings, {
  onEnd: (name, code) => {
    console.error(`The ${name} process ended (${code}). Stopping the others.`);
    end(1);
  },
});

function end(code, options) {
  stopping ??= system.stop(options).then(() => process.exit(code));
}
process.on('SIGINT', () => end(0, { areTold: process.stdin.isTTY }));
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
await system.ready;

const people = JSON.parse(readFileSync(settings.env.DEMO_PEOPLE, 'utf8'));
const width = Math.max(...people.map((person) => person.username.length));
const lines = people.map(
  ({ username, password, role }) => `    ${username.padEnd(width)}  ${password.padEnd(20)} ${role}`,
);
const store = settings.env.DATABASE_URL
  ? 'PostgreSQL (DATABASE_URL)'
  : 'an embedded database, which survives a process crash but not a machine crash; use PostgreSQL for real money';
const agentKey = join(settings.dataDir, 'gateway', 'live-help-agent-key');
console.log(`
  Forecourt is ready: ${settings.urls.portal}

  Demo sign-ins (get the one-time code at ${settings.urls.identity}/demo/outbox)
${lines.join('\n')}

  Live Help for agents: ${settings.urls.portal}/en/agent/ (their key is in ${agentKey})
  Data: ${store}
  Stop with Ctrl-C. Start over with npm start -- --reset
`);
