import type { StoredAlertRule } from '@forecourt/api-client';
import { formatTypedMoney } from '@forecourt/ui/format';
import {
  alertRule,
  fieldIssues,
  money,
  type AlertRule,
  type FieldIssue,
} from '@forecourt/validation';

/** A rule as typed. */
export interface RuleDraft extends Pick<AlertRule, 'timing' | 'fromCount' | 'inApp' | 'pace'> {
  readonly fleetId: string;
  readonly amount: string;
  readonly emails: string;
  readonly smsNumber: string;
}

/** The form's initial values; a new rule emails its owner by default. */
export const draftOf = (rule: StoredAlertRule | null, ownEmail: string): RuleDraft => ({
  fleetId: rule?.fleetId ?? '',
  timing: rule?.timing ?? 'authorized',
  amount: formatTypedMoney(rule?.fromCents ?? 0),
  fromCount: rule?.fromCount ?? 1,
  inApp: rule?.inApp ?? true,
  emails: rule?.emails.join(', ') ?? ownEmail,
  smsNumber: rule?.smsNumber ?? '',
  pace: rule?.pace ?? 'now',
});

/** Returns the rule, or the issues of its fields. */
export function readDraft(
  code: string,
  draft: RuleDraft,
): { readonly rule: AlertRule } | { readonly issues: readonly FieldIssue[] } {
  const { fleetId, amount, emails, smsNumber, ...rest } = draft;
  const cents = money.safeParse(amount.trim() === '' ? '0' : amount);
  if (!cents.success) {
    return { issues: fieldIssues(cents.error).map((issue) => ({ ...issue, path: 'fromCents' })) };
  }
  const parsed = alertRule.safeParse({
    ...rest,
    code,
    fleetId: fleetId === '' ? null : fleetId,
    fromCents: cents.data,
    emails: emails.trim() === '' ? [] : emails,
    smsNumber: smsNumber.trim() === '' ? null : smsNumber,
  });
  return parsed.success ? { rule: parsed.data } : { issues: fieldIssues(parsed.error) };
}
