import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import type { AddOnService, AddOnSettings } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import { FRAUD_PROTECTOR_CARDS, FRAUD_PROTECTOR_MONTHS } from '../books/billing.ts';
import type { DemoAccount } from './account.ts';

const MONTH_DAYS = 30;

const ENROLLED: readonly (readonly [AddOnService, months: number, AddOnSettings])[] = [
  ['fraudProtector', FRAUD_PROTECTOR_MONTHS, { coveredCards: FRAUD_PROTECTOR_CARDS }],
  ['fleetDash', 11, { weeklyMail: true }],
  ['proximity', 5, {}],
];

/** The account's add-ons, enrolled for as long as its bills show them. */
export const addOnRows = (
  { id, plan }: DemoAccount,
  userId: string | null,
  now: number,
): Row<'add_on_enrolments'>[] =>
  ENROLLED.filter(([service]) => plan.features.includes(service)).map(
    ([service, months, settings]) => ({
      account_id: id,
      service,
      is_enrolled: true,
      enrolled_at: new Date(now - months * MONTH_DAYS * MILLISECONDS_PER_DAY).toISOString(),
      enrolled_by: userId,
      left_at: null,
      settings,
      earlier: [],
      version: 1,
    }),
  );
