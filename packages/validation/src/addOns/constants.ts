import type * as z from 'zod/mini';
import { oneOf } from '../core/shape.ts';

/** Services that can be added to an account. [ADDON-01 to ADDON-06] */
export const ADD_ON_SERVICES = [
  'oneLook',
  'fleetDash',
  'fraudProtector',
  'maintenance',
  'fleetAdvance',
  'proximity',
] as const;
export const addOnService = oneOf(ADD_ON_SERVICES);
export type AddOnService = z.infer<typeof addOnService>;

/** Feature packages. [ADDON-07] */
export const FEATURE_PACKAGES = ['regular', 'plus', 'premium', 'pro', 'enterprise'] as const;
export const featurePackage = oneOf(FEATURE_PACKAGES);
export type FeaturePackage = z.infer<typeof featurePackage>;

/** Monthly price per card in cents; `null` if not specified. [ADDON-10, ADDON-11] */
export const PACKAGE_CARD_MONTH_CENTS: Readonly<Record<FeaturePackage, number | null>> = {
  regular: null,
  plus: 800,
  premium: 1200,
  pro: null,
  enterprise: null,
};
/** Number of late payments forgiven per year. [ADDON-12, ADDON-13] */
export const LATE_PAYMENTS_FORGIVEN_PER_YEAR: Readonly<Record<FeaturePackage, number>> = {
  regular: 0,
  plus: 1,
  premium: 2,
  pro: 0,
  enterprise: 0,
};
/** Fewest days it takes to enroll in an upgrade. [ADDON-08] */
export const UPGRADE_ENROLL_DAYS_MIN = 30;
/** Most days it takes to enroll in an upgrade. [ADDON-08] */
export const UPGRADE_ENROLL_DAYS_MAX = 45;

/** Commercial scores below this are high risk. [ADDON-14] */
export const HIGH_RISK_COMMERCIAL_SCORE = 600;
/** Consumer scores below this are high risk. [ADDON-15] */
export const HIGH_RISK_CONSUMER_SCORE = 670;
/** Number of late payments that makes an account high risk. [ADDON-16] */
export const HIGH_RISK_LATE_PAYMENTS_MIN = 2;
/** Months over which late payments are counted. [ADDON-16] */
export const HIGH_RISK_MONTHS = 12;

/** Number of cards from which Fraud Protector is priced per card. [ADDON-17, ADDON-18] */
export const FRAUD_PROTECTOR_CARDS_MIN = 10;
/** Flat monthly price with fewer cards. [ADDON-17] */
export const FRAUD_PROTECTOR_MONTH_CENTS = 2000;
/** Monthly price per card. [ADDON-18] */
export const FRAUD_PROTECTOR_CARD_MONTH_CENTS = 400;
/** Most that is waived per card, for accounts with 10 or more cards. [ADDON-19] */
export const FRAUD_WAIVER_CARD_CENTS_MAX = 1_000_000;
/** Most that is waived per year, for accounts with 10 or more cards. [ADDON-20] */
export const FRAUD_WAIVER_YEAR_CENTS_MAX = 2_500_000;
