import type { StoredAlertRule } from '@forecourt/api-client';
import { formatTypedMoney } from '@forecourt/ui/format';
import { alertRule, money, type AlertRule } from '@forecourt/validation';
import * as z from 'zod/mini';

/** The option for every fleet, since a select cannot have an empty value. */
export const EVERY = 'every';

/** A rule as typed. */
export interface RuleDraft extends Pick<AlertRule, 'timing' | 'fromCount' | 'inApp' | 'pace'> {
  readonly fleetId: string;
  readonly fromCents: string;
  readonly emails: string;
  readonly smsNumber: string;
}

/** The form's initial values; a new rule emails its owner by default. */
export const draftOf = (rule: StoredAlertRule | null, ownEmail: string): RuleDraft => ({
  fleetId: rule?.fleetId ?? EVERY,
  timing: rule?.timing ?? 'authorized',
  fromCents: formatTypedMoney(rule?.fromCents ?? 0),
  fromCount: rule?.fromCount ?? 1,
  inApp: rule?.inApp ?? true,
  emails: rule?.emails.join(', ') ?? ownEmail,
  smsNumber: rule?.smsNumber ?? '',
  pace: rule?.pace ?? 'now',
});

const typedRule = z.object({ ...alertRule.shape, fromCents: money });

/** Parses the rule for an exception. */
export const readDraft = (code: string, draft: RuleDraft) =>
  typedRule.safeParse({
    ...draft,
    code,
    fleetId: draft.fleetId === EVERY ? null : draft.fleetId,
    fromCents: draft.fromCents.trim() || '0',
    emails: draft.emails.trim() === '' ? [] : draft.emails,
    smsNumber: draft.smsNumber.trim() || null,
  });
