import { NO_LIMITS, type PurchaseLimits } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { invalidAt } from '../../http/refusal.ts';
import type { Row } from '../../store/schema.ts';
import { limitsInForce } from '../cards/getCard.ts';
import { readCard } from '../cards/lockCard.ts';
import { readProfile } from '../limits/profileRows.ts';

/** What a purchase is held against: one card, or a card limit or profile without a card. */
export interface Subject {
  readonly card: Row<'cards'> | null;
  readonly profile: Row<'limit_profiles'> | null;
  readonly limits: PurchaseLimits;
}

interface AskedSubject {
  readonly cardId: string | null;
  readonly profileId: string | null;
}

/**
 * The card or profile that was asked about, with its limits in force. A card and a profile together:
 * the card as it would be on that profile.
 *
 * @throws Refusal when neither is named, or one of them is not to be seen.
 */
export async function readSubject(context: AccountContext, asked: AskedSubject): Promise<Subject> {
  if (asked.cardId === null && asked.profileId === null) {
    throw invalidAt('cardId', 'value.required');
  }
  const card = asked.cardId === null ? null : await readCard(context, asked.cardId);
  const profileId = asked.profileId ?? card?.profile_id ?? null;
  const profile = profileId === null ? null : await readProfile(context, profileId);
  const limits = limitsInForce(profile?.limits ?? NO_LIMITS, card?.custom_limits ?? null);
  return { card, profile, limits };
}

/**
 * The subject's limits once a profile's edited limits are saved: what is the card's own still wins.
 */
export const editedLimits = ({ card }: Subject, edited: PurchaseLimits): PurchaseLimits =>
  limitsInForce(edited, card?.custom_limits ?? null);
