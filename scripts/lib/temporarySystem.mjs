import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPortal } from './build.mjs';
import { onSignals } from './processes.mjs';
import { refuseTakenPorts, startSystem, systemSettings } from './system.mjs';

/**
 * Runs `work(settings)` with a system on its own demo data, which is stopped and deleted afterward,
 * even if the command is interrupted. `env` sets the ports; `prepare(settings)` may fill the
 * database before anything runs.
 */
export async function withTemporarySystem(env, work, prepare = async () => {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-'));
  const settings = systemSettings({ ...process.env, ...env, DATA_DIR: dataDir });
  const clean = () => rmSync(dataDir, { recursive: true, force: true });
  // even after a refusal, which exits immediately
  process.on('exit', clean);
  await refuseTakenPorts(settings.ports);
  await buildPortal();
  await prepare(settings);
  const system = startSystem(settings);
  const end = () => system.stop();
  onSignals(() => void end().then(() => process.exit(1)));
  try {
    await system.ready;
    await work(settings);
  } finally {
    await end();
  }
}
