import type * as z from 'zod/mini';
import { shape } from '../core/shape.ts';
import { familyName, firstName } from './names.ts';

/** The name of a portal user. */
export const personFullName = shape({ firstName, lastName: familyName });
export type PersonFullName = z.infer<typeof personFullName>;
