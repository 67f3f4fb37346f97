// Order rows per second by our rules, with their message keys and corrections, compared with the
// same rules in bare libraries; and the bundle size of importing each area, including zod.
import { cardOrderRow } from '@forecourt/validation/cards';
import { fieldIssues } from '@forecourt/validation/core';
import { findHeader, suggestMapping } from '@forecourt/validation/importFiles';
import { RowChecker } from '@forecourt/validation/imports';
import { orderRows } from '@forecourt/validation/imports/orders';
import { AREA_KB_MAX, areas, weigh } from '../scripts/vite/areaWeights.ts';
import { account, gridOf, sampleRows } from './lib/orderRows.mjs';
import { rulesByLibrary } from './lib/orderRowRules.mjs';

const ROWS = 100_000;
const ROUNDS = 5;
const BASE = 'zod/mini, bare';

/** Returns a contender, which takes all rows and returns how many it accepts. */
const countWith = (accepts) => (rows) => rows.reduce((sum, row) => sum + Number(accepts(row)), 0);
const contenders = {
  'cardOrderRow, keys of what is wrong': countWith((row) => {
    const parsed = cardOrderRow.safeParse(row);
    return parsed.success || fieldIssues(parsed.error).length === 0;
  }),
  'RowChecker, whole import': (_rows, grid) => {
    const { heads, dataRows } = findHeader(grid);
    const mapping = suggestMapping(heads);
    const checker = new RowChecker({ rules: orderRows, grid, dataRows, mapping, context: account });
    return checker.finish().filter(({ entry }) => entry).length;
  },
  ...Object.fromEntries(
    Object.entries(rulesByLibrary).map(([name, accepts]) => [name, countWith(accepts)]),
  ),
};

function measureRows() {
  const rows = sampleRows(ROWS);
  const grid = gridOf(rows);
  const best = new Map();
  // in turns, so that other load on the machine affects all of them
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, count] of Object.entries(contenders)) {
      const startTime = performance.now();
      const accepted = count(rows, grid);
      const seconds = (performance.now() - startTime) / 1000;
      const bestSoFar = best.get(name)?.seconds ?? Infinity;
      best.set(name, { seconds: Math.min(seconds, bestSoFar), accepted });
    }
  }
  return best;
}

function printRows(best) {
  const base = best.get(BASE).seconds;
  console.log(`${ROWS.toLocaleString('en-US')} order rows, best of ${ROUNDS}\n`);
  console.log(`${''.padEnd(38)}   rows/s  accepted  beside ${BASE}`);
  for (const [name, { seconds, accepted }] of best) {
    const perSecond = Math.round(ROWS / seconds).toLocaleString('en-US');
    const ratio = `${(base / seconds).toFixed(2)} x`;
    console.log(
      `${name.padEnd(38)}${perSecond.padStart(9)}${String(accepted).padStart(10)}  ${ratio}`,
    );
  }
}

async function printSizes() {
  console.log(`\nkB by brotli, zod included; an area at most ${AREA_KB_MAX} kB`);
  for (const area of areas) {
    const size = await weigh(area);
    const isOver = size > AREA_KB_MAX && area.isLimited;
    console.log(`${area.name.padEnd(20)}${size.toFixed(1).padStart(6)}${isOver ? '  OVER' : ''}`);
  }
}

printRows(measureRows());
await printSizes();
