// npm run house [-- --list]: the size of the codebase, its duplicate lines, and its import cycles;
// with --list, also where they are.
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { listedFiles } from './lib/git.mjs';
import { inRoot } from './lib/paths.mjs';

const CODE = /\.(?:tsx?|mjs)$/;
const NOT_SOURCE =
  /\.(?:test|spec|stories|guide|faults)\.(?:\w+\.)?tsx?$|(?:^|\/)(?:tests|stories|testing|support)\/|\.d\.m?ts$|^bench\//;
const RUN_LINES = 6;
/** Lines that occur in more places are common idioms, not copies. */
const PLACES_MAX = 8;
const STATES = new Set(['status', 'state', 'stage', 'step', 'kind', 'type']);

const files = listedFiles().filter(
  (file) => CODE.test(file) && !NOT_SOURCE.test(file) && existsSync(inRoot(file)),
);
const texts = new Map(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]));
const linesIn = (text) => text.split('\n').length - 1;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const percentile90 = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.9)];

function* nodesOf(node) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const child of node) yield* nodesOf(child);
    return;
  }
  if (typeof node.type === 'string') yield node;
  for (const value of Object.values(node)) yield* nodesOf(value);
}

/** Whether a node is `card.status`, or a variable such as `status`. */
const isState = ({ type, name, property, computed }) =>
  (type === 'Identifier' && STATES.has(name)) ||
  (type === 'MemberExpression' && !computed && STATES.has(property.name));
const isText = ({ type, value }) => type === 'Literal' && typeof value === 'string';

const functionLines = [];
const comparisons = [];
const imports = new Map();
const importLines = new Map();
for (const [file, text] of texts) {
  const { program, module } = parseSync(file, text);
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  for (const node of nodesOf(program)) {
    if (/Function/.test(node.type) && node.body?.type === 'BlockStatement')
      functionLines.push(linesIn(text.slice(node.start, node.end)) + 1);
    if (node.type !== 'BinaryExpression' || !/^[!=]==$/.test(node.operator)) continue;
    const [left, right] = [node.left, node.right];
    if ((isState(left) && isText(right)) || (isText(left) && isState(right)))
      comparisons.push(`${file}:${lineAt(node.start)}`);
  }
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  imports.set(
    file,
    requests
      .filter((request) => request.startsWith('.'))
      .map((request) => posix.join(posix.dirname(file), request)),
  );
  importLines.set(
    file,
    new Set(
      module.staticImports.flatMap(({ start, end }) => {
        const first = lineAt(start);
        return Array.from({ length: lineAt(end) - first + 1 }, (_, index) => first + index);
      }),
    ),
  );
}

/** Import cycles, each as the list of its files. */
function findCycles() {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const components = [];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== order.get(file)) return;
    const component = stack.splice(stack.indexOf(file));
    if (component.length > 1) components.push(component);
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return components;
}

/** Pairs of files, or of places in one file, that share a run of identical lines. */
function duplicatePairs() {
  const runs = new Map();
  for (const [file, text] of texts) {
    const codeLines = text
      .split('\n')
      .map((line, index) => ({ line: line.trim(), at: index + 1 }))
      .filter(({ line, at }) => /\w/.test(line) && !importLines.get(file).has(at));
    for (let start = 0; start + RUN_LINES <= codeLines.length; start += 1) {
      const run = codeLines.slice(start, start + RUN_LINES);
      const key = run.map(({ line }) => line).join('\n');
      const places = runs.get(key) ?? [];
      places.push({ file, line: run[0].at });
      runs.set(key, places);
    }
  }
  const pairsByFiles = new Map();
  for (const places of runs.values()) {
    if (places.length < 2 || places.length > PLACES_MAX) continue;
    places.forEach((a, index) => {
      for (const b of places.slice(index + 1)) {
        const key = `${a.file} ${b.file}`;
        if (!pairsByFiles.has(key))
          pairsByFiles.set(key, `${a.file}:${a.line} ~ ${b.file}:${b.line}`);
      }
    });
  }
  return [...pairsByFiles.values()];
}

const linesUnder = (folder) =>
  sum([...texts].filter(([file]) => file.startsWith(folder)).map(([, text]) => linesIn(text)));
const outside = comparisons.filter((place) => !place.startsWith('packages/validation/'));
const cycles = findCycles();
const duplicates = duplicatePairs();
const FIGURES = [
  ['lines of source', linesUnder(''), 120_000],
  ['  apps/portal', linesUnder('apps/portal/'), 25_000],
  ['  apps/gateway', linesUnder('apps/gateway/')],
  ['  apps/identity', linesUnder('apps/identity/')],
  ['  packages/ui', linesUnder('packages/ui/')],
  ['  packages/validation', linesUnder('packages/validation/')],
  ['  packages/api-client', linesUnder('packages/api-client/'), 10_000],
  ['pairs of places with six identical lines', duplicates.length, 40],
  ['circular imports', cycles.length, 0],
  ['states and kinds compared with a word', outside.length],
  ['lines of nine files in ten, at most', percentile90([...texts.values()].map(linesIn)), 200],
  ['lines of nine functions in ten, at most', percentile90(functionLines), 25],
];
for (const [name, figure, max] of FIGURES) {
  const goal = max === undefined ? '' : `  of at most ${max.toLocaleString('en-US')}`;
  console.log(`${name.padEnd(42)}${figure.toLocaleString('en-US').padStart(8)}${goal}`);
}
const LISTS = {
  'Shared lines': duplicates,
  Circles: cycles.map((cycle) => cycle.join('\n  ')),
  'Compared with a word': outside,
};
if (process.argv.includes('--list')) {
  for (const [title, places] of Object.entries(LISTS))
    console.log(`\n${title}:\n${places.map((place) => `  ${place}`).join('\n')}`);
}
