// npm test: the checks that every change must pass; with -- --changed [--since main~3], what the
// change can affect, with journeys only if --journeys is given.
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { affectedBy, changedFiles } from './lib/affected.mjs';
import { checkAndExit } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { steps, stepsFor } from './lib/steps.mjs';

const { values } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
    journeys: { type: 'boolean', default: false },
  },
});

function stepsOfTheChange() {
  const files = changedFiles(values.since);
  console.log(`Changed: ${files.join(', ') || 'nothing'}`);
  // then also those that only test:full runs
  if (values.journeys) process.env.JOURNEYS_FULL = '1';
  const affected = affectedBy(files);
  if (affected.everything || values.journeys) return stepsFor(files, affected);
  const { own = [], left = [] } = Object.groupBy(affected.journeys, (file) =>
    files.includes(file) ? 'own' : 'left',
  );
  if (left.length > 0)
    console.log(`Left out without --journeys: ${left.map((file) => basename(file)).join(', ')}`);
  return stepsFor(files, { ...affected, journeys: own });
}

await ensureChromium();
await checkAndExit(values.changed ? stepsOfTheChange() : steps());
