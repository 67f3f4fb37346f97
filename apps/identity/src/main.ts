import { runMain, serve } from '@forecourt/server';
import { readConfig } from './config/readConfig.ts';
import { createIdentity } from './server.ts';

const NOTICE = 'This identity provider is for development, demos, and tests, not for production.';

await runMain(async () => {
  const config = readConfig(process.env);
  const { port, host, url } = config.environment;
  const { app, log, close } = await createIdentity(config);
  log.warn(NOTICE);
  try {
    const server = await serve(app, { port, host, log, onShutdown: close });
    log.info({ port: server.port, url }, 'listening');
  } catch (error) {
    await close();
    throw error;
  }
});
