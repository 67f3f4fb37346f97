import type { StoredAlertRule } from '@forecourt/api-client';
import { formatTypedMoney } from '@forecourt/ui/format';
import {
  alertRule,
  fieldIssues,
  money,
  type AlertPace,
  type AlertRule,
  type AlertTiming,
  type FieldIssue,
} from '@forecourt/validation';

/** A rule as it is typed. */
export interface RuleDraft {
  readonly fleetId: string;
  readonly timing: AlertTiming;
  readonly amount: string;
  readonly fromCount: number;
  readonly inApp: boolean;
  readonly emails: string;
  readonly smsNumber: string;
  readonly pace: AlertPace;
}

/** What the form begins with; a new rule tells its person by email. */
export function draftOf(rule: StoredAlertRule | null, ownEmail: string): RuleDraft {
  if (!rule) {
    return {
      fleetId: '',
      timing: 'authorized',
      amount: formatTypedMoney(0),
      fromCount: 1,
      inApp: true,
      emails: ownEmail,
      smsNumber: '',
      pace: 'now',
    };
  }
  return {
    fleetId: rule.fleetId ?? '',
    timing: rule.timing,
    amount: formatTypedMoney(rule.fromCents),
    fromCount: rule.fromCount,
    inApp: rule.inApp,
    emails: rule.emails.join(', '),
    smsNumber: rule.smsNumber ?? '',
    pace: rule.pace,
  };
}

/** The rule, or what is wrong with it, field by field. */
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
