import { useState } from 'react';
import { formatTypedMoney } from '@forecourt/ui/format';
import {
  expressCheckAmount,
  expressCheckDraft,
  expressIssueReasons,
  fieldIssues,
  type ExpressCheck,
  type ExpressCheckDraft,
  type ExpressFeeMode,
  type FieldIssue,
} from '@forecourt/validation';
import type { Configs } from './Charges.tsx';

/** The form's values, as typed. */
interface DraftInput {
  readonly fleetId: string;
  readonly amount: string;
  /** null uses the fleet's preference. */
  readonly feeMode: ExpressFeeMode | null;
  readonly payeeName: string;
  readonly purpose: ExpressCheckDraft['purpose'] | '';
  readonly reference: string;
}

/** Initial values: blank, or copied from another check, except for the passcode. [SCREEN-56] */
const startOf = (source: ExpressCheck | null, fleetId: string): DraftInput => ({
  fleetId: source?.fleetId ?? fleetId,
  amount: source
    ? formatTypedMoney(source.amountCents + (source.feeMode === 'less' ? source.feeCents : 0))
    : '',
  feeMode: source?.feeMode ?? null,
  payeeName: source?.payeeName ?? '',
  purpose: source?.purpose ?? '',
  reference: source?.reference ?? '',
});

/** The form's values, checked by the same rules as on the gateway. [EXPR-04 to EXPR-07] */
export function useExpressDraft(
  configs: Configs,
  feeOf: (fleetId: string) => number,
  source: ExpressCheck | null,
  fleetId: string,
) {
  const [start] = useState(() => startOf(source, fleetId));
  const [typed, setTyped] = useState(start);
  const config = configs.items.find((item) => item.fleetId === typed.fleetId) ?? null;
  const feeMode = typed.feeMode ?? config?.feeMode ?? 'plus';
  const amount = expressCheckAmount.safeParse(typed.amount);
  const parsed = expressCheckDraft.safeParse({
    ...typed,
    feeMode,
    amountCents: amount.success ? amount.data : 0,
  });
  const limits =
    config && amount.success
      ? expressIssueReasons(amount.data, feeMode, {
          limits: config,
          feeCents: feeOf(typed.fleetId),
          issuedTodayCents: config.issuedTodayCents,
          personDailyCents: configs.own.dailyLimitCents,
          personTodayCents: configs.own.issuedTodayCents,
          availableCents: configs.availableCents,
        })
      : [];
  const issues: readonly FieldIssue[] = [
    ...(amount.success
      ? limits
      : fieldIssues(amount.error).map((issue) => ({ ...issue, path: 'amountCents' }))),
    ...(parsed.success ? [] : fieldIssues(parsed.error)),
  ];
  return {
    typed,
    /** Whether anything was changed since the form opened. */
    isDirty: typed !== start,
    set: (changes: Partial<DraftInput>) => setTyped((current) => ({ ...current, ...changes })),
    config,
    feeMode,
    /** null if blank or not a valid amount. */
    amountCents: amount.success ? amount.data : null,
    /** The draft; null until it has no issues. */
    draft: parsed.success && issues.length === 0 ? parsed.data : null,
    issues,
  };
}
