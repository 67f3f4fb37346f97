// npm test: what conventions ask of every change; with -- --changed [--since main~3] what the change can affect.
import { parseArgs } from 'node:util';
import { affectedBy, changedFiles } from './lib/affected.mjs';
import { checkAndExit } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { steps, stepsFor } from './lib/steps.mjs';

const { values } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, since: { type: 'string' } },
});

function stepsOfTheChange() {
  const files = changedFiles(values.since);
  console.log(`Changed: ${files.join(', ') || 'nothing'}`);
  return stepsFor(files, affectedBy(files));
}

await ensureChromium();
await checkAndExit(values.changed ? stepsOfTheChange() : steps());
