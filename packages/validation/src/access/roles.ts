import type * as z from 'zod/mini';
import { oneOf } from '../core/shape.ts';

/** Roles of a customer account's users. [ROLE-01] */
export const ROLES = ['administrator', 'manager', 'viewer', 'financial'] as const;
export const role = oneOf(ROLES);
export type Role = z.infer<typeof role>;
