// Makes one requested file in its own process, as a worker does, and reports time and memory to its
// parent. Environment: DATABASE_URL. Arguments: [accountId] [exportId] [now]
import { runExport } from '../../apps/gateway/src/services/exports/runExport.ts';
import { openDatabase } from '../../packages/server/src/index.ts';

const KILOBYTES_IN_MEGABYTE = 1000;
const [accountId, exportId, now] = process.argv.slice(2);
const databaseUrl = process.env.DATABASE_URL;
const database = await openDatabase({ databaseUrl, migrations: {}, poolSize: 2 });
const mostMegabytes = () => process.resourceUsage().maxRSS / KILOBYTES_IN_MEGABYTE;
const megabytesBefore = mostMegabytes();
const startTime = performance.now();
const ports = { db: database.db, now: () => new Date(now) };
await runExport(ports, { accountId, exportId });
const ms = performance.now() - startTime;
process.send({
  ms,
  mostMegabytes: mostMegabytes(),
  moreMegabytes: mostMegabytes() - megabytesBefore,
});
await database.close();
process.disconnect();
