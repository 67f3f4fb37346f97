import { fieldIssues, fundAmount, money, type AutoReload } from '@forecourt/validation';

/** The form's values, with amounts as typed. */
export interface ReloadDraft {
  readonly isOn: boolean;
  readonly threshold: string;
  readonly amount: string;
  readonly methodId: string | null;
}

/**
 * Returns the rule to send, and the issues of the typed values. While auto-reload is off, its
 * fields are hidden, so it reports no issues, and invalid amounts revert to the stored ones.
 */
export function readReload(typed: ReloadDraft, stored: AutoReload) {
  const { isOn, methodId } = typed;
  const threshold = money.safeParse(typed.threshold);
  const amount = fundAmount.safeParse(typed.amount);
  const rule: AutoReload = {
    isOn: isOn && methodId !== null,
    thresholdCents: threshold.success ? threshold.data : stored.thresholdCents,
    amountCents: amount.success ? amount.data : stored.amountCents,
    methodId,
  };
  return {
    rule,
    thresholdIssue: threshold.success || !isOn ? undefined : fieldIssues(threshold.error)[0],
    amountIssue: amount.success || !isOn ? undefined : fieldIssues(amount.error)[0],
  };
}
