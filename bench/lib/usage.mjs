import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;
const KILOBYTES_IN_MEGABYTE = 1000;
const SAMPLE_MS = 50;

/** What Linux says about a process: its parent, and the milliseconds that it computed; null: nothing. */
function factsOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
    return { parent: Number(fields[1]), ms: ticks * TICK_MS };
  } catch {
    return null;
  }
}

/** Milliseconds that a process and those that it started have computed so far. */
export function computedBy(pid) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => factsOf(name)?.parent === pid);
  return [pid, ...children].reduce((sum, one) => sum + (factsOf(one)?.ms ?? 0), 0);
}

/** Follows the memory of a process; `most()`: the most megabytes that it held so far. */
export function followMemory(pid) {
  let most = 0;
  const sample = () => {
    const held = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    most = Math.max(most, Number(held) / KILOBYTES_IN_MEGABYTE);
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return { most: () => most, stop: () => clearInterval(timer) };
}
