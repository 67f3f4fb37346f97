/**
 * Prints `docs/mutation.md` of what Stryker found, area by area: `npm run mutate:table`, after
 * `npm run mutate` or after the areas one by one. Another report can be named.
 */
import { readFileSync } from 'node:fs';

interface Report {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >;
}

const FOUND = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];
const AREA = /^src\/([^/]+)\//;

const [, , path = 'node_modules/.cache/mutation.json'] = process.argv;
const report: Report = JSON.parse(readFileSync(path, 'utf8'));

interface Count {
  mutants: number;
  killed: number;
}
const areas = new Map<string, Count>();
for (const [file, { mutants }] of Object.entries(report.files)) {
  const area = AREA.exec(file)?.[1];
  if (area === undefined) continue;
  const count = areas.get(area) ?? { mutants: 0, killed: 0 };
  for (const { status } of mutants) {
    if (FOUND.includes(status)) count.killed += 1;
    if (FOUND.includes(status) || MISSED.includes(status)) count.mutants += 1;
  }
  areas.set(area, count);
}

const measured = [...areas].filter(([, { mutants }]) => mutants > 0);
const rows = measured.toSorted(([a], [b]) => a.localeCompare(b, 'en'));
const all = rows.reduce(
  (sum, [, { mutants, killed }]) => ({
    mutants: sum.mutants + mutants,
    killed: sum.killed + killed,
  }),
  { mutants: 0, killed: 0 },
);
const line = (name: string, { mutants, killed }: Count) =>
  `| ${name} | ${mutants} | ${killed} | ${((killed / mutants) * 100).toFixed(1)} % |`;

process.stdout.write(`# Mutation score

How many small changes of the rules the tests notice (Stryker). Left out are tables of data, texts, and what runs only once when a module loads; an area that has nothing else is not listed.

Again: \`pnpm --filter @forecourt/validation mutate\`, then \`pnpm --filter @forecourt/validation mutate:table\`.

| area | mutants | killed | score |
| --- | ---: | ---: | ---: |
${rows.map(([name, count]) => line(name, count)).join('\n')}
${line('**all**', all)}
`);
