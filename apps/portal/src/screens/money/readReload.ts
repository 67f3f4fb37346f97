import { fieldIssues, fundAmount, money, type AutoReload } from '@forecourt/validation';

/** What a person has set, with the amounts as they are typed. */
export interface TypedReload {
  readonly isOn: boolean;
  readonly threshold: string;
  readonly amount: string;
  readonly methodId: string | null;
}

/**
 * The rule that is sent, and what is wrong with what was typed. While it is off its fields are out of
 * sight: nothing there is wrong, and what is no amount stays as it was stored.
 */
export function readReload(typed: TypedReload, stored: AutoReload) {
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
