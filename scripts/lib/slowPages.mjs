// Stops the pages of browsers for parts of the time: slow for those who look at them, at no cost of the processor.
import { setTimeout as sleep } from 'node:timers/promises';
import { onSignals, run } from './processes.mjs';

const SLOWNESS_MAX = 4;
const LOOKED_FOR_EVERY_MS = 1000;
/** A page runs so long at a time. */
const SLICE_MS = 15;
/** As slow as before for so long, at most. */
const PHASE_MAX_MS = 2000;

/** The processes of pages among those that this one has started. */
async function pagesBelow() {
  const { output } = await run('ps', ['-A', '-o', 'pid=,ppid=,args='], { quiet: true });
  const processes = new Map();
  for (const line of output.split('\n')) {
    const [, pid, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (pid) processes.set(Number(pid), { parent: Number(parent), args });
  }
  const isBelow = (pid) => pid === process.pid || (pid > 1 && isBelow(processes.get(pid)?.parent));
  return [...processes]
    .filter(([pid, { args }]) => args.includes('--type=renderer') && isBelow(pid))
    .map(([pid]) => pid);
}

/** Whether the process is there to take the signal. */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/** For as long as it lives, a page runs at random up to four times as slowly. */
async function slow(pid) {
  for (;;) {
    const slowness = 1 + (SLOWNESS_MAX - 1) * Math.random();
    const end = Date.now() + PHASE_MAX_MS * Math.random();
    while (Date.now() < end) {
      await sleep(SLICE_MS);
      if (!signal(pid, 'SIGSTOP')) return;
      await sleep(SLICE_MS * (slowness - 1));
      signal(pid, 'SIGCONT');
    }
  }
}

/** Slows the pages of all browsers that this process and those below it start, until the process ends. */
export async function slowPages() {
  const slowed = new Set();
  process.on('exit', () => slowed.forEach((pid) => signal(pid, 'SIGCONT')));
  onSignals(() => process.exit(1));
  for (;;) {
    for (const pid of await pagesBelow()) {
      if (slowed.has(pid)) continue;
      slowed.add(pid);
      void slow(pid).finally(() => slowed.delete(pid));
    }
    await sleep(LOOKED_FOR_EVERY_MS);
  }
}
