/**
 * Writes Stryker's results to `docs/mutation.md`, one row per area: run `npm run mutate:table`
 * after `npm run mutate`. If only some areas were measured, the others keep their figures. Takes
 * the path of a different report as an optional argument.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

interface Report {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >;
}
interface Count {
  mutants: number;
  killed: number;
}

const TABLE = 'docs/mutation.md';
const DETECTED = ['Killed', 'Timeout'];
const UNDETECTED = ['Survived', 'NoCoverage'];
const AREA = /^src\/([^/]+)\//;
const ROW = /^\| (\w+) \| (\d+) \| (\d+) \|/gm;

const [, , path = 'node_modules/.cache/mutation.json'] = process.argv;
const report: Report = JSON.parse(readFileSync(path, 'utf8'));

/** Counts mutants by area in the report. */
function countMutants(): Map<string, Count> {
  const areas = new Map<string, Count>();
  for (const [file, { mutants }] of Object.entries(report.files)) {
    const area = AREA.exec(file)?.[1];
    if (area === undefined || !existsSync(file)) continue;
    const count = areas.get(area) ?? { mutants: 0, killed: 0 };
    for (const { status } of mutants) {
      if (DETECTED.includes(status)) count.killed += 1;
      if (DETECTED.includes(status) || UNDETECTED.includes(status)) count.mutants += 1;
    }
    if (count.mutants > 0) areas.set(area, count);
  }
  return areas;
}

/** Reads the table's rows, skipping areas that no longer exist. */
function readTableRows(): [string, Count][] {
  return [...readFileSync(TABLE, 'utf8').matchAll(ROW)].flatMap(
    ([, area = '', mutants, killed]): [string, Count][] =>
      existsSync(`src/${area}`)
        ? [[area, { mutants: Number(mutants), killed: Number(killed) }]]
        : [],
  );
}

const rows = [...new Map([...readTableRows(), ...countMutants()])].toSorted(([a], [b]) =>
  a.localeCompare(b, 'en'),
);
const total = rows.reduce(
  (sum, [, { mutants, killed }]) => ({
    mutants: sum.mutants + mutants,
    killed: sum.killed + killed,
  }),
  { mutants: 0, killed: 0 },
);
const line = (name: string, { mutants, killed }: Count) =>
  `| ${name} | ${mutants} | ${killed} | ${((killed / mutants) * 100).toFixed(1)}% |`;

writeFileSync(
  TABLE,
  `# Mutation score

How many small changes to the rules the tests catch (Stryker). Data tables, texts, and code that runs only once when a module loads are left out; an area with nothing else is not listed.

To measure again, run \`pnpm --filter @forecourt/validation mutate\`, then \`pnpm --filter @forecourt/validation mutate:table\`. You can measure areas one by one; the others keep their figures.

| area | mutants | killed | score |
| --- | ---: | ---: | ---: |
${rows.map(([name, count]) => line(name, count)).join('\n')}
${line('**all**', total)}
`,
);
