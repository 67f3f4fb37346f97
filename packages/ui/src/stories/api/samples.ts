import { driver } from './driver.tsx';
import { fleet } from './fleet.tsx';
import { pages } from './pages.tsx';
import { primitives } from './primitives.tsx';
import type { ComponentName, Sample, Samples, Without } from './sample.ts';

/** A sample of every exported component; a test fails if one is missing. */
const named: Partial<Samples<ComponentName>> = { ...primitives, ...pages, ...fleet, ...driver };

/** The same samples, indexed by any name. */
export const samples: Readonly<Record<string, Sample | Without>> = named;
