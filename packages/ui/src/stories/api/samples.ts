import { fleet } from './fleet.tsx';
import { pages } from './pages.tsx';
import { primitives } from './primitives.tsx';
import type { ComponentName, Samples } from './sample.ts';

/**
 * Every exported component, once. Types fail when one is missing: add it to `primitives.tsx`,
 * `pages.tsx` or `fleet.tsx` with the class and the ref of its host.
 */
export const samples: Samples<ComponentName> = { ...primitives, ...pages, ...fleet };
