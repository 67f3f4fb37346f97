import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot, root } from './paths.mjs';

/** Exits with one line that says what is wrong and what to do. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Calls `end` when the process receives a signal to end. */
export function onSignals(end) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
}

/** Whether nothing listens on the port yet. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Waits until the URL responds with success; `false` after `seconds`, or once `isOver()`. */
export async function answers(url, seconds, isOver = () => false) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && !isOver()) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (response.ok) return true;
    } catch {
      // not listening yet
    }
    await sleep(150);
  }
  return false;
}

/** Starts a command in the repository; `quiet` captures its output instead of printing it. */
export function start(command, args, { env = process.env, cwd = root, quiet = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  child.output = '';
  if (quiet) {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (child.output = (child.output + chunk).slice(-200_000)));
    }
  }
  return child;
}

/** Runs a command until it exits; returns its exit code and, if quiet, its output. */
export async function run(command, args, options) {
  const child = start(command, args, options);
  const [code] = await once(child, 'exit');
  return { code: code ?? 1, output: child.output };
}

/** Runs a command and returns its output; if it fails, prints that and exits. */
export async function runOrFail(task, command, args, options) {
  const { code, output } = await run(command, args, { ...options, quiet: true });
  if (code !== 0) fail(`${output}\n${task} failed; see above.`);
  return output;
}

/** Runs a program of the repository from its sources, until it exits. */
export const runSource = (path, args, options) =>
  run('node', ['--conditions=@forecourt/source', inRoot(path), ...args], options);

/**
 * Asks the processes to end and waits; after `seconds` they are killed. `areTold`: the terminal's
 * Ctrl-C has reached them already, and a second signal would end them before they close their data.
 */
export async function stopAll(children, { seconds = 15, areTold = false } = {}) {
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const exits = Promise.all(running.map((child) => once(child, 'exit')));
  if (!areTold) for (const child of running) child.kill('SIGTERM');
  const timer = setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), seconds * 1000);
  await exits;
  clearTimeout(timer);
}
