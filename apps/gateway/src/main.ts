import { createLog, openDatabase, runMain, serve, systemClock } from '@forecourt/server';
import { readConfig } from './config.ts';
import { createGateway, jobWorkers, type GatewayParts } from './gateway.ts';
import { createTokenVerifier } from './http/tokens.ts';
import { openQueue } from './jobs/queue.ts';
import { migrations } from './store/migrations/index.ts';
import type { Schema } from './store/schema.ts';
import { readCardKeys } from './vault/cardKeys.ts';
import { createCardVault } from './vault/cardVault.ts';

await runMain(async () => {
  const config = readConfig(process.env);
  const log = createLog({ name: 'gateway', level: config.logLevel });
  const clock = systemClock;
  const database = await openDatabase<Schema>({ ...config, migrations, log });
  await database.migrate();
  const vault = createCardVault(readCardKeys(config));
  const queue = await openQueue({ database, log });
  const verifyToken = createTokenVerifier({ ...config, clock });
  const parts: GatewayParts = { database, clock, log, config, verifyToken, queue, vault };
  const server = await serve(createGateway(parts), {
    port: config.port,
    host: config.host,
    log,
    onShutdown: async () => {
      await queue.stop();
      await database.close();
    },
  });
  await queue.start(jobWorkers(parts));
  log.info({ port: server.port, database: database.kind }, 'the gateway is ready');
});
