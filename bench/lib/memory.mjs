import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const SAMPLE_MS = 20;
const MEGABYTE = 1e6;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

const held = () => {
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, used: heapUsed + external };
};

/** Runs `work`; gives its milliseconds, and the most megabytes that were held meanwhile. */
export async function withMemory(work) {
  collect();
  const before = held();
  let most = before;
  const sample = () => {
    const now = held();
    most = { rss: Math.max(most.rss, now.rss), used: Math.max(most.used, now.used) };
  };
  const timer = setInterval(sample, SAMPLE_MS);
  const begun = performance.now();
  try {
    await work();
  } finally {
    clearInterval(timer);
    sample();
  }
  return {
    ms: performance.now() - begun,
    mostMegabytes: most.rss / MEGABYTE,
    moreMegabytes: (most.rss - before.rss) / MEGABYTE,
    usedMegabytes: (most.used - before.used) / MEGABYTE,
  };
}
