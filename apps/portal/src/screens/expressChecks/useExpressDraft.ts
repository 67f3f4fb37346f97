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

/** What is typed into the form. */
interface Typed {
  readonly fleetId: string;
  readonly amount: string;
  /** null: as the fleet prefers. */
  readonly feeMode: ExpressFeeMode | null;
  readonly payeeName: string;
  readonly purpose: ExpressCheckDraft['purpose'] | '';
  readonly reference: string;
}

/** A new check, or one more like another: only the passcode is asked for again. [SCREEN-56] */
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

/** What is typed, checked by the rules that the gateway asks too. [EXPR-04 to EXPR-07] */
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
    /** Something was typed since the form opened. */
    isDirty: typed !== start,
    set: (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes })),
    config,
    feeMode,
    /** null: none is typed, or what is typed is no amount. */
    amountCents: amount.success ? amount.data : null,
    /** The draft once everything in it is right. */
    draft: read.success && issues.length === 0 ? read.data : null,
    issues,
  };
}
