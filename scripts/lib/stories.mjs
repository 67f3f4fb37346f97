import { inRoot } from './paths.mjs';
import { answers, start, stopAll } from './processes.mjs';

/** Serves stories built into a folder; returns the process once they can be opened. */
export async function serveStories(folder, port) {
  const config = ['--configLoader', 'native', '--config', inRoot('scripts/lib/preview.config.mjs')];
  const args = ['preview', '--outDir', folder, '--port', String(port), '--strictPort', ...config];
  const server = start('vite', args, { quiet: true });
  if (await answers(`http://localhost:${port}/index.json`, 30)) return server;
  await stopAll([server]);
  throw new Error(server.output);
}

/** The URL of a story on its own. */
export const storyUrl = (port, id, theme) =>
  `http://localhost:${port}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;
