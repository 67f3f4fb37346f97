// npm run admin -- people unlock …: the operator's command line on the gateway's database.
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { systemSettings } from './lib/system.mjs';

const { code } = await run(
  'node',
  [
    '--conditions=@forecourt/source',
    inRoot('apps/gateway/src/admin/forecourt.ts'),
    ...process.argv.slice(2),
  ],
  { env: systemSettings().env },
);
process.exit(code);
