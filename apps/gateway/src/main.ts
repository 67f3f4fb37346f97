import {
  createLog,
  movableClock,
  openDatabase,
  runMain,
  serve,
  systemClock,
} from '@forecourt/server';
import { readConfig } from './config.ts';
import { createGateway, jobWorkers, type GatewayParts } from './gateway.ts';
import { testControlRoutes } from './http/testControls.ts';
import { createTokenVerifier } from './http/tokens.ts';
import { openQueue } from './jobs/queue.ts';
import { migrations } from './store/migrations/index.ts';
import type { Schema } from './store/schema.ts';
import { readCardKeys } from './vault/cardKeys.ts';
import { createCardVault } from './vault/cardVault.ts';

await runMain(async () => {
  const config = readConfig(process.env);
  const log = createLog({ name: 'gateway', level: config.logLevel });
  const movable = config.testControls ? movableClock() : undefined;
  const clock = movable ?? systemClock;
  const database = await openDatabase<Schema>({ ...config, migrations, log });
  await database.migrate();
  const vault = createCardVault(readCardKeys(config));
  const queue = await openQueue({ database, log });
  const verifyToken = createTokenVerifier({ ...config, clock });
  const testControls = movable && testControlRoutes(movable);
  const parts: GatewayParts = {
    database,
    clock,
    log,
    config,
    verifyToken,
    queue,
    vault,
    testControls,
  };
  const close = async () => {
    await queue.stop();
    await database.close();
  };
  const { port, host } = config;
  const server = await serve(createGateway(parts), { port, host, log, onShutdown: close }).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
  await queue.start(jobWorkers(parts));
  log.info({ port: server.port, database: database.kind }, 'the gateway is ready');
});
