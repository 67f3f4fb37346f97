import type * as z from 'zod/mini';
import { oneOf } from '../core/shape.ts';

/** Roles of a customer account's users. [ROLE-01] */
export const ROLES = ['administrator', 'manager', 'viewer', 'financial'] as const;
export const role = oneOf(ROLES);
export type Role = z.infer<typeof role>;

/** Other role names; none of them signs in to an account, so none has permissions. [ROLE-18] */
export const FURTHER_ROLES = ['cardholder', 'guest', 'employee', 'driver'] as const;

/** Roles on the external payments platform. [ROLE-19] */
export const PAYMENTS_PLATFORM_ROLES = [
  'accountant',
  'administrator',
  'contributor',
  'readOnly',
] as const;
