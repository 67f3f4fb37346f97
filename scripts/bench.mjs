// npm run bench [name]: runs the benchmarks; every file in bench/ is one.
import { readdirSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { fail, runSource } from './lib/processes.mjs';

const word = process.argv[2] ?? '';
const files = readdirSync(inRoot('bench')).filter(
  (file) => file.endsWith('.mjs') && file.includes(word),
);
if (files.length === 0) fail(`No benchmark matches ${word}.`);
for (const file of files) {
  console.log(`\n${file.replace('.mjs', '')}`);
  const { code } = await runSource(`bench/${file}`, process.argv.slice(3));
  if (code !== 0) process.exitCode = 1;
}
