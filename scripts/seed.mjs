// npm run seed -- --cards 10000 --transactions 1000000: fills the gateway's database with demo data.
import { runSource } from './lib/processes.mjs';
import { prepareDataFolder, systemSettings } from './lib/system.mjs';

const { dataDir, env } = systemSettings();
prepareDataFolder(dataDir, false);
const { code } = await runSource('apps/gateway/src/seed.ts', process.argv.slice(2), { env });
process.exit(code);
