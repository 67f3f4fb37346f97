// Pauses browser pages part of the time: slow for whoever looks at them, at no CPU cost.
import { setTimeout as sleep } from 'node:timers/promises';
import { onSignals, run } from './processes.mjs';

const SLOWNESS_MAX = 4;
const POLL_MS = 1000;
/** How long a page runs between pauses. */
const SLICE_MS = 15;
/** How long a page stays equally slow, at most. */
const PHASE_MAX_MS = 2000;

/** The renderer processes among this process's descendants. */
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

/** Sends a signal; `false` if the process no longer exists. */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Slows a page down at random, by up to four times, as long as it exists. */
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

/** Slows the pages of all browsers that this process or its children start, until it exits. */
export async function slowPages() {
  const slowedPids = new Set();
  process.on('exit', () => slowedPids.forEach((pid) => signal(pid, 'SIGCONT')));
  onSignals(() => process.exit(1));
  for (;;) {
    for (const pid of await pagesBelow()) {
      if (slowedPids.has(pid)) continue;
      slowedPids.add(pid);
      void slow(pid).finally(() => slowedPids.delete(pid));
    }
    await sleep(POLL_MS);
  }
}
