/** Fails if the contract breaks clients of the last release and no changeset is `major`. */
import { judgeRelease } from '../src/openapi/index.ts';
import { CURRENT_FILE, readChangesets, readJson, RELEASED_FILE } from './files.ts';

const { ok, breaking } = judgeRelease({
  released: readJson(RELEASED_FILE),
  current: readJson(CURRENT_FILE),
  changesets: readChangesets(),
});
for (const { call, what } of breaking) process.stdout.write(`${call}: ${what}\n`);
if (ok) {
  process.stdout.write('No client breaks without being told.\n');
} else {
  process.stderr.write('These changes break clients: add a major changeset, or take them back.\n');
  process.exitCode = 1;
}
