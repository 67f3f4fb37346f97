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
interface Typed {
  readonly fleetId: string;
  readonly amount: string;
  /** null uses the fleet's preference. */
  readonly feeMode: ExpressFeeMode | null;
  readonly payeeName: string;
  readonly purpose: ExpressCheckDraft['purpose'] | '';
  readonly reference: string;
}

/** Initial values: blank, or copied from another check, except for the passcode. [SCREEN-56] */
const startOf = (like: ExpressCheck | null, fleetId: string): Typed => ({
  fleetId: like?.fleetId ?? fleetId,
  amount: like
    ? formatTypedMoney(like.amountCents + (like.feeMode === 'less' ? like.feeCents : 0))
    : '',
  feeMode: like?.feeMode ?? null,
  payeeName: like?.payeeName ?? '',
  purpose: like?.purpose ?? '',
  reference: like?.reference ?? '',
});

/** The form's values, checked by the same rules as on the gateway. [EXPR-04 to EXPR-07] */
export function useExpressDraft(
  configs: Configs,
  feeOf: (fleetId: string) => number,
  like: ExpressCheck | null,
  fleetId: string,
) {
  const [start] = useState(() => startOf(like, fleetId));
  const [typed, setTyped] = useState(start);
  const config = configs.items.find((one) => one.fleetId === typed.fleetId) ?? null;
  const feeMode = typed.feeMode ?? config?.feeMode ?? 'plus';
  const amount = expressCheckAmount.safeParse(typed.amount);
  const read = expressCheckDraft.safeParse({
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
    ...(read.success ? [] : fieldIssues(read.error)),
  ];
  return {
    typed,
    /** Whether anything was changed since the form opened. */
    isDirty: typed !== start,
    set: (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes })),
    config,
    feeMode,
    /** null if blank or not a valid amount. */
    amountCents: amount.success ? amount.data : null,
    /** The draft; null until it has no issues. */
    draft: read.success && issues.length === 0 ? read.data : null,
    issues,
  };
}
