import { afterEach } from 'vitest';
// Evaluated once, while this file is for every file of stories.
import './viewport.ts';

// React in development writes each render into the timeline of a profiler.
Reflect.deleteProperty(console, 'timeStamp');

declare module 'vitest' {
  interface TaskMeta {
    reports?: { readonly status: string; result?: unknown }[];
  }
}

/** What axe found in order is not sent: 100 MB for all stories. */
afterEach(({ task }) => {
  for (const report of task.meta.reports ?? []) {
    if (report.status === 'passed') delete report.result;
  }
});
