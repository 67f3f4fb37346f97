// Fails if the contract breaks clients of the last release and no changeset is `major`.
import { judgeNextRelease } from './openapi/judgeRelease.ts';

const { ok, breaking } = judgeNextRelease();
for (const { call, what } of breaking) console.log(`${call}: ${what}`);
if (ok) {
  console.log('No client breaks without being told.');
} else {
  console.error('These changes break clients: add a major changeset, or take them back.');
  process.exitCode = 1;
}
