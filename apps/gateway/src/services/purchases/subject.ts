import { NO_LIMITS, type PurchaseLimits } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { invalidAt } from '../../http/refusal.ts';
import type { Row } from '../../store/schema.ts';
import { effectiveLimits } from '../cards/getCard.ts';
import { readCard } from '../cards/lockCard.ts';
import { readProfile } from '../limits/profileRows.ts';

/** What a purchase is checked against: a card, or a card limit or profile without a card. */
export interface Subject {
  readonly card: Row<'cards'> | null;
  readonly profile: Row<'limit_profiles'> | null;
  readonly limits: PurchaseLimits;
}

interface SubjectQuery {
  readonly cardId: string | null;
  readonly profileId: string | null;
}

/**
 * Returns the requested card or profile, with its limits in force. If both are given, the card is
 * treated as if it were on that profile.
 *
 * @throws Refusal if neither is given, or the person may not see one of them.
 */
export async function readSubject(context: AccountContext, query: SubjectQuery): Promise<Subject> {
  if (query.cardId === null && query.profileId === null) {
    throw invalidAt('cardId', 'value.required');
  }
  const card = query.cardId === null ? null : await readCard(context, query.cardId);
  const profileId = query.profileId ?? card?.profile_id ?? null;
  const profile = profileId === null ? null : await readProfile(context, profileId);
  const limits = effectiveLimits(profile?.limits ?? NO_LIMITS, card?.custom_limits ?? null);
  return { card, profile, limits };
}

/** The subject's limits once a profile's edited limits are saved; the card's own still win. */
export const editedLimits = ({ card }: Subject, edited: PurchaseLimits): PurchaseLimits =>
  effectiveLimits(edited, card?.custom_limits ?? null);
