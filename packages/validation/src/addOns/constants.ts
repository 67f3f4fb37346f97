import type * as z from 'zod/mini';
import { oneOf } from '../core/shape.ts';

/** Services that an account can add. [ADDON-01 to ADDON-06] */
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

/** Packages of features. [ADDON-07] */
export const FEATURE_PACKAGES = ['regular', 'plus', 'premium', 'pro', 'enterprise'] as const;
export const featurePackage = oneOf(FEATURE_PACKAGES);
export type FeaturePackage = z.infer<typeof featurePackage>;

/** What a card costs a month in a package, in cents; null: not given. [ADDON-10, ADDON-11] */
export const PACKAGE_CARD_MONTH_CENTS: Readonly<Record<FeaturePackage, number | null>> = {
  regular: null,
  plus: 800,
  premium: 1200,
  pro: null,
  enterprise: null,
};
/** How many late payments of a year are forgiven. [ADDON-12, ADDON-13] */
export const LATE_PAYMENTS_FORGIVEN_PER_YEAR: Readonly<Record<FeaturePackage, number>> = {
  regular: 0,
  plus: 1,
  premium: 2,
  pro: 0,
  enterprise: 0,
};
/** Fewest days that enrolling in an upgrade takes. [ADDON-08] */
export const UPGRADE_ENROLL_DAYS_MIN = 30;
/** Most days that enrolling in an upgrade takes. [ADDON-08] */
export const UPGRADE_ENROLL_DAYS_MAX = 45;

/** A commercial score below is high risk. [ADDON-14] */
export const HIGH_RISK_COMMERCIAL_SCORE = 600;
/** A consumer score below is high risk. [ADDON-15] */
export const HIGH_RISK_CONSUMER_SCORE = 670;
/** Late payments from which on an account is high risk. [ADDON-16] */
export const HIGH_RISK_LATE_PAYMENTS_MIN = 2;
/** Months in which late payments count. [ADDON-16] */
export const HIGH_RISK_MONTHS = 12;

/** Cards from which Fraud Protector is paid by the card. [ADDON-17, ADDON-18] */
export const FRAUD_PROTECTOR_CARDS_MIN = 10;
/** With fewer cards, a month. [ADDON-17] */
export const FRAUD_PROTECTOR_MONTH_CENTS = 2000;
/** For each card, a month. [ADDON-18] */
export const FRAUD_PROTECTOR_CARD_MONTH_CENTS = 400;
/** For accounts with 10 or more cards. [ADDON-19] */
export const FRAUD_WAIVER_CARD_CENTS_MAX = 1_000_000;
/** For accounts with 10 or more cards. [ADDON-20] */
export const FRAUD_WAIVER_YEAR_CENTS_MAX = 2_500_000;
