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
export interface Typed {
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

export interface ExpressDraftForm {
  readonly typed: Typed;
  /** Something was typed since the form opened. */
  readonly isDirty: boolean;
  readonly set: (changes: Partial<Typed>) => void;
  readonly config: Configs['items'][number] | null;
  readonly feeMode: ExpressFeeMode;
  /** null: none is typed, or what is typed is no amount. */
  readonly amountCents: number | null;
  /** The draft once everything in it is right. */
  readonly draft: ExpressCheckDraft | null;
  readonly issues: readonly FieldIssue[];
}

/** What is typed, checked by the rules that the gateway asks too. [EXPR-04 to EXPR-07] */
export function useExpressDraft(
  configs: Configs,
  feeCents: number,
  like: ExpressCheck | null,
  fleetId: string,
): ExpressDraftForm {
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
          feeCents,
          issuedTodayCents: config.issuedTodayCents,
          personDailyCents: configs.own.dailyLimitCents,
          personTodayCents: configs.own.issuedTodayCents,
          availableCents: configs.availableCents,
        })
      : [];
  const issues = [
    ...(amount.success
      ? limits
      : fieldIssues(amount.error).map((issue) => ({ ...issue, path: 'amountCents' }))),
    ...(read.success ? [] : fieldIssues(read.error)),
  ];
  return {
    typed,
    isDirty: typed !== start,
    set: (changes) => setTyped((before) => ({ ...before, ...changes })),
    config,
    feeMode,
    amountCents: amount.success ? amount.data : null,
    draft: read.success && issues.length === 0 ? read.data : null,
    issues,
  };
}
