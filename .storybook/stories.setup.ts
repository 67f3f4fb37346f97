import { afterEach } from 'vitest';
// Imported modules are evaluated once, but this file runs for every story file.
import './viewport.ts';

// Keeps React's development build from logging every render to the profiler timeline.
Reflect.deleteProperty(console, 'timeStamp');

declare module 'vitest' {
  interface TaskMeta {
    reports?: { readonly status: string; result?: unknown }[];
  }
}

/** Drops axe's results for passed stories before they are sent: 100 MB for all stories. */
afterEach(({ task }) => {
  for (const report of task.meta.reports ?? []) {
    if (report.status === 'passed') delete report.result;
  }
});
