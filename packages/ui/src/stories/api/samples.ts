import { driver } from './driver.tsx';
import { fleet } from './fleet.tsx';
import { pages } from './pages.tsx';
import { primitives } from './primitives.tsx';
import type { ComponentName, Sample, Samples, Without } from './sample.ts';

/** Every exported component, once, with the class and the ref of its host. A test fails for one that is missing. */
const named: Partial<Samples<ComponentName>> = { ...primitives, ...pages, ...fleet, ...driver };

/** The same by name. */
export const samples: Readonly<Record<string, Sample | Without>> = named;
