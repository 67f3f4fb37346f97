// npm run seed -- --cards 10000 --transactions 1000000: fills the gateway's database with demo data.
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { prepareDataFolder, systemSettings } from './lib/system.mjs';

const settings = systemSettings();
prepareDataFolder(settings.dataDir, false);
const { code } = await run(
  'node',
  ['--conditions=@forecourt/source', inRoot('apps/gateway/src/seed.ts'), ...process.argv.slice(2)],
  { env: settings.env },
);
process.exit(code);
