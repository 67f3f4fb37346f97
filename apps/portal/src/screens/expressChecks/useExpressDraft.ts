import { useState } from 'react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { formatTypedMoney } from '@forecourt/ui/format';
import {
  expressCheckAmount,
  expressCheckDraft,
  expressIssueReasons,
  fieldIssues,
  needsSecondPerson,
  type ExpressCheck,
  type ExpressCheckDraft,
  type ExpressFeeMode,
  type FieldIssue,
} from '@forecourt/validation';

export type Configs = ResponseOf<Contract['listExpressConfigs']>;

export interface DraftSource {
  readonly configs: Configs;
  readonly fees: ResponseOf<Contract['listExpressFees']>['items'];
  /** The check to copy, if any. */
  readonly like: ExpressCheck | null;
  readonly fleetId: string;
}

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
const startOf = ({ like, fleetId }: DraftSource): DraftInput => ({
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
export function useExpressDraft(source: DraftSource) {
  const { configs, fees } = source;
  const [start] = useState(() => startOf(source));
  const [typed, setTyped] = useState(start);
  const config = configs.items.find(({ fleetId }) => fleetId === typed.fleetId) ?? null;
  const feeCents = fees.find(({ fleetId }) => fleetId === typed.fleetId)?.feeCents ?? 0;
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
          feeCents,
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
    feeCents,
    /** null if blank or not a valid amount. */
    amountCents: amount.success ? amount.data : null,
    /** Whether a second person must approve it. */
    isAbove: config !== null && amount.success && needsSecondPerson(amount.data, config),
    /** The draft; null until it has no issues. */
    draft: parsed.success && issues.length === 0 ? parsed.data : null,
    issues,
  };
}
export type ExpressDraft = ReturnType<typeof useExpressDraft>;
