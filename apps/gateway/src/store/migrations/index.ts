import type { Migrations } from '@forecourt/server';
import { start } from './001_start.ts';

/** Every migration by its name, in the order in which they run. */
export const migrations: Migrations = { '001_start': start };
