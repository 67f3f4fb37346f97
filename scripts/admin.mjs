// npm run admin -- people unlock …: the operator's command line for the gateway's database.
import { runSource } from './lib/processes.mjs';
import { systemSettings } from './lib/system.mjs';

const { env } = systemSettings();
const args = process.argv.slice(2);
const { code } = await runSource('apps/gateway/src/admin/forecourt.ts', args, { env });
process.exit(code);
