import * as z from 'zod/mini';
import { isCommonPassword } from '../commonPasswords/index.ts';
import * as everything from '../index.ts';
import * as phones from '../phones/index.ts';
import type { TestedSchema } from './issues.test.fixtures.ts';

/** A schema whose structure a test can inspect. */
export type KnownSchema = TestedSchema & z.core.$ZodType;

const isSchema = (value: unknown): value is KnownSchema =>
  value instanceof z.core.$ZodType && 'safeParse' in value;

const password = { username: 'dmorales7', email: 'dana.morales@acmefreight.example' };
const now = new Date('2026-11-21T12:00:00Z');

/** Schemas that need a context, each created with one. */
const withContext = {
  atLeastOneOf: everything.atLeastOneOf(['phone', 'email']),
  attachments: everything.attachments({ maxCount: 2, maxBytes: 1000 }),
  dateRange: everything.dateRange({ now, maxDays: 93 }),
  disputeFormFor: everything.disputeFormFor({ purchaseCents: 8000 }),
  expiryMonthYear: everything.expiryMonthYear({ now }),
  freeDriverId: everything.freeDriverId({ driverIds: ['E2044'] }),
  freeEmployeeId: everything.freeEmployeeId({ employeeIds: ['417'] }),
  freeUnitNumber: everything.freeUnitNumber({ unitNumbers: ['118'] }),
  insightsRange: everything.insightsRange({ now }),
  mfaPhoneByLibphonenumber: phones.mfaPhone,
  newFundingMethod: everything.newFundingMethod({ existingMethods: ['bank'] }),
  newPassword: everything.newPassword(password),
  newPasswordNotCommon: everything.newPassword({ ...password, isCommonPassword }),
  newPasswordPair: everything.newPasswordPair(password),
  odometerReading: everything.odometerReading({ previous: 48_120 }),
  paymentHistoryRange: everything.paymentHistoryRange({ now }),
  promptedId: everything.promptedId({ existingNames: ['Night shift'] }),
  promptedIdNumber: everything.promptedIdNumber(),
  registrationExpiry: everything.registrationExpiry({ now }),
  reportsRange: everything.reportsRange({ now }),
  tankFill: everything.tankFill({ tankCapacityGallons: 31 }),
  transactionsRange: everything.transactionsRange({ now }),
};

/** Every schema that the package exports, by name. */
export const everySchema: readonly (readonly [name: string, schema: KnownSchema])[] = [
  ...Object.entries(everything).flatMap(([name, value]) =>
    isSchema(value) ? [[name, value] as const] : [],
  ),
  ...Object.entries(withContext),
];
