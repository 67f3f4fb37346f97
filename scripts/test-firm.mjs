// npm run test:firm [-- --rounds 3] [word ...]: repeats journeys and stories with slowed pages and
// behind a network with random delays; prints how often each one failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { readers } from './lib/reports.mjs';
import { slowPages } from './lib/slowPages.mjs';
import { journeys, stories } from './lib/steps.mjs';

const { values, positionals: words } = parseArgs({
  options: { rounds: { type: 'string', default: '10' } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);

await ensureChromium();
const folder = inRoot('node_modules', '.cache', 'firm');
mkdirSync(folder, { recursive: true });

/** The failures in one run of a step; a run without a report counts as one. */
async function failuresOf({ name, command, args, env, reader }) {
  const report = `${folder}/${name}.json`;
  rmSync(report, { force: true });
  const fill = (text) => text.replaceAll('{report}', report);
  const filledEnv = Object.entries(env).map(([key, value]) => [key, fill(value)]);
  const { code, output } = await run(command, [...args.map(fill), ...words], {
    env: { ...process.env, ...Object.fromEntries(filledEnv), FIRM: '1' },
    quiet: true,
  });
  try {
    const { passed, failures } = readers[reader](JSON.parse(readFileSync(report, 'utf8')));
    if (code !== 0 && failures.length === 0) throw new Error('no failure is in the report');
    return { passed, failures };
  } catch (error) {
    // the words may leave a step without tests
    if (words.length > 0 && /no tests? f(ound|iles)/i.test(output))
      return { passed: 0, failures: [] };
    return {
      passed: 0,
      failures: [{ title: name, message: `${String(error)}\n${output.slice(-2000)}` }],
    };
  }
}

const counts = new Map();
let passed = 0;

/** Runs all rounds of a step; prints each failure once. */
async function repeat(step) {
  for (let round = 1; round <= rounds; round += 1) {
    step.before?.();
    const result = await failuresOf(step);
    passed += result.passed;
    console.log(
      `round ${round} of ${rounds}, ${step.name}: ${result.passed} passed, ${result.failures.length} failed`,
    );
    for (const { title, message } of result.failures) {
      if (!counts.has(title)) console.log(`\n✗ ${title}\n${message}\n`);
      counts.set(title, (counts.get(title) ?? 0) + 1);
    }
  }
}

void slowPages();
// in parallel, as in npm test: slowed pages leave the processor idle
await Promise.all([journeys(), stories()].map(repeat));

const failed = [...counts].toSorted(([, a], [, b]) => b - a);
console.log('');
for (const [title, count] of failed) console.log(`${count} of ${rounds}  ${title}`);
const sum = failed.reduce((total, [, count]) => total + count, 0);
console.log(`${passed} passed, ${sum} failed in ${rounds} rounds`);
process.exit(sum === 0 ? 0 : 1);
