// Brotli bytes of JavaScript until the password field is usable, and what the Overview adds.
// Needs a build: `vite build` in apps/portal. Takes another folder as its argument.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { inRoot } from '../lib/paths.mjs';

const dist = process.argv[2] ?? inRoot('apps/portal/dist');
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));
const LOGIN_KB_MAX = 150;
const OVERVIEW_KB_MAX = 60;

/** Files that a module brings: its own and those that it imports before it runs. */
function filesOf(name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the build`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const sizes = new Map();
function kilobytes(file) {
  if (!sizes.has(file)) {
    sizes.set(file, brotliCompressSync(readFileSync(`${dist}/${file}`), options).length / 1000);
  }
  return sizes.get(file);
}

const files = (...names) => new Set(names.flatMap((name) => [...filesOf(name)]));
const sum = (set) => [...set].reduce((total, file) => total + kilobytes(file), 0);
const chunkOf = (part) => Object.keys(manifest).find((name) => name.includes(part));

/** Prints a route's bytes and its largest files. */
function print(title, set, max) {
  const total = sum(set);
  console.log(`${title}: ${total.toFixed(1)} kB of ${max} kB${total > max ? '  OVER' : ''}`);
  const largest = [...set].toSorted((a, b) => kilobytes(b) - kilobytes(a)).slice(0, 12);
  for (const file of largest) console.log(`  ${kilobytes(file).toFixed(1).padStart(6)}  ${file}`);
  return total <= max;
}

const login = files('index.html');
login.add('first.js');
// fetched when the person begins to type
const identity = files(chunkOf('okta-auth-js'));
const overview = files(
  'index.html',
  chunkOf('src/messages/en'),
  chunkOf('shell/SignedIn'),
  chunkOf('screens/overview/OverviewScreen'),
  chunkOf('screens/overview/SpendChart'),
);
const without = (set, other) => new Set([...set].filter((file) => !other.has(file)));

const isLoginSmall = print('Login, until the password field is usable', login, LOGIN_KB_MAX);
const client = sum(without(identity, login));
console.log(`Identity client, once the person begins to type: ${client.toFixed(1)} kB`);
const added = without(overview, login);
const isOverviewSmall = print('Overview on top, chart included', added, OVERVIEW_KB_MAX);
if (!isLoginSmall || !isOverviewSmall) process.exitCode = 1;
