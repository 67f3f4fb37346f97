import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;
const KILOBYTES_IN_MEGABYTE = 1000;
const SAMPLE_MS = 50;

/** A process's parent and CPU time in ms, as Linux reports them; `null` if there is none. */
function factsOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
    return { parent: Number(fields[1]), ms: ticks * TICK_MS };
  } catch {
    return null;
  }
}

/** CPU time in ms that a process and its children have used so far. */
export function computedBy(pid) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => factsOf(name)?.parent === pid);
  return [pid, ...children].reduce((sum, processId) => sum + (factsOf(processId)?.ms ?? 0), 0);
}

/** Samples the memory of a process; `most()` returns its peak so far, in MB. */
export function sampleMemory(pid) {
  let peak = 0;
  const sample = () => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    peak = Math.max(peak, Number(kilobytes) / KILOBYTES_IN_MEGABYTE);
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return { most: () => peak, stop: () => clearInterval(timer) };
}
