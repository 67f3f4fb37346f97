import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const SAMPLE_MS = 20;
const MEGABYTE = 1e6;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** Runs `work`; returns its duration in ms and the process's peak memory in MB. */
export async function withMemory(work) {
  collect();
  const initial = process.memoryUsage.rss();
  let peak = initial;
  const sample = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const timer = setInterval(sample, SAMPLE_MS);
  const startTime = performance.now();
  try {
    await work();
  } finally {
    clearInterval(timer);
    sample();
  }
  return {
    ms: performance.now() - startTime,
    mostMegabytes: peak / MEGABYTE,
    moreMegabytes: (peak - initial) / MEGABYTE,
  };
}
