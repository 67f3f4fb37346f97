import { fundAmount, money, type AutoReload } from '@forecourt/validation';
import * as z from 'zod/mini';

/** The form's values, with amounts as typed. */
export interface ReloadDraft {
  readonly isOn: boolean;
  readonly threshold: string;
  readonly amount: string;
  readonly methodId: string | null;
}

const amounts = z.object({ threshold: money, amount: fundAmount });

/**
 * Parses the rule to send. While auto-reload is off, its fields are hidden, so it reports no
 * issues, and invalid amounts revert to the stored ones.
 */
export function readReload({ isOn, methodId, ...typed }: ReloadDraft, stored: AutoReload) {
  const parsed = amounts.safeParse(typed);
  if (isOn && !parsed.success) return parsed;
  const data: AutoReload = {
    isOn: isOn && methodId !== null,
    thresholdCents:
      amounts.shape.threshold.safeParse(typed.threshold).data ?? stored.thresholdCents,
    amountCents: amounts.shape.amount.safeParse(typed.amount).data ?? stored.amountCents,
    methodId,
  };
  return { success: true, data } as const;
}
