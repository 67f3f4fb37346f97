import type * as z from 'zod/mini';
import { oneOf } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';

/**
 * Exception codes. The gateway supplies their meaning; no mapping is hard-coded here. [ALERT-03,
 * ALERT-04, ALERT-20]
 */
export const EXCEPTION_CODES = [
  '100275',
  '108001',
  '108002',
  '108003',
  '108004',
  '108005',
  '108006',
  '108007',
  '108008',
  '108009',
  '108010',
  '108011',
  '108107',
  '108108',
  '108207',
  '108301',
  '108302',
  '108307',
  '108308',
  '108401',
  '108402',
  '108506',
  '108515',
] as const;
export const exceptionCode = oneOf(EXCEPTION_CODES);
export type ExceptionCode = z.infer<typeof exceptionCode>;

/** Kinds of exceptions; limits by day or week. [ALERT-05 to ALERT-19, ALERT-22, ALERT-23] */
export const EXCEPTION_KINDS = [
  'manualEntry',
  'mpgOutOfRange',
  'dailyFuel',
  'weeklyFuel',
  'dailySupplies',
  'weeklySupplies',
  'dailyServices',
  'weeklyServices',
  'dailyMisc',
  'weeklyMisc',
  'dailyTransactions',
  'weeklyTransactions',
  'odometer',
  'location',
  'merchant',
  'day',
  'time',
  'promptedIdLocked',
  'vehicleLocked',
  'promptedIdOtherDepartment',
  // Not in the specification
  'tankRoom',
  'vehicleSilent',
] as const;
export const exceptionKind = oneOf(EXCEPTION_KINDS);
export type ExceptionKind = z.infer<typeof exceptionKind>;

/** The message key for an exception kind's name. */
export const exceptionKindKey = (kind: ExceptionKind) =>
  `exceptionKind.${kind}` as const satisfies MessageKey;
