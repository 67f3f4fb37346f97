import {
  disputeFormFor,
  money,
  wordParams,
  type CardPlace,
  type DisputeType,
  type FieldIssue,
} from '@forecourt/validation';
import { issuesOf } from '../form/index.ts';

/** Field values of a dispute; plain text, so that a draft can be saved. */
export interface DisputeDraft {
  type: string;
  extent: string;
  amount: string;
  reason: string;
  cardPlace: string;
  hasAskedSite: string;
}

/** The contents of a dispute. */
export interface DisputeAnswers {
  readonly type: DisputeType;
  readonly reason: string;
  /** `null` for the whole purchase. */
  readonly amountCents: number | null;
  readonly cardPlace: CardPlace | null;
  readonly hasAskedSite: boolean | null;
}

/** An empty dispute. */
export const EMPTY_DISPUTE: DisputeDraft = {
  type: '',
  extent: 'whole',
  amount: '',
  reason: '',
  cardPlace: '',
  hasAskedSite: '',
};

export interface DisputedPurchase {
  readonly transactionId: string;
  readonly netCents: number;
  readonly currency: string;
}

/** Formats the amounts of an issue. */
export const withAmounts = (
  params: FieldIssue['params'],
  { currency }: Pick<DisputedPurchase, 'currency'>,
) => wordParams(params, { locale: 'en-US', currency, timeZone: 'UTC' });

/** `null` for the whole purchase; `undefined` if the typed amount is invalid. */
function centsOf({ extent, amount }: DisputeDraft): number | null | undefined {
  if (extent !== 'part') return null;
  const result = money.safeParse(amount);
  return result.success ? result.data : undefined;
}

const candidate = (draft: DisputeDraft, transactionId: string) => ({
  transactionId,
  type: draft.type,
  reason: draft.reason,
  amountCents: centsOf(draft) ?? null,
  cardPlace: draft.cardPlace === '' ? null : draft.cardPlace,
  hasAskedSite: draft.hasAskedSite === '' ? null : draft.hasAskedSite === 'yes',
});

/** Maps an issue's path to the form's field. */
export const disputeField = (path: string): string => (path === 'amountCents' ? 'amount' : path);

/** Checks the draft and returns issues by field. [DISP-01] */
export const checkDispute =
  ({ transactionId, netCents, currency }: DisputedPurchase) =>
  (draft: DisputeDraft): readonly FieldIssue[] => {
    const rule = disputeFormFor({ purchaseCents: netCents });
    const issues = issuesOf(rule, candidate(draft, transactionId)).map((issue) =>
      issue.path === 'amountCents'
        ? { ...issue, path: 'amount', params: withAmounts(issue.params, { currency }) }
        : issue,
    );
    if (centsOf(draft) !== undefined) return issues;
    return [...issues, { path: 'amount', key: 'dispute.amountRequired', params: {} }];
  };

/** Converts a draft that passed the check. */
export const toDispute =
  ({ transactionId, netCents }: Pick<DisputedPurchase, 'transactionId' | 'netCents'>) =>
  (draft: DisputeDraft): DisputeAnswers => {
    const rule = disputeFormFor({ purchaseCents: netCents });
    const { type, reason, amountCents, cardPlace, hasAskedSite } = rule.parse(
      candidate(draft, transactionId),
    );
    return {
      type,
      reason,
      amountCents: amountCents ?? null,
      cardPlace: cardPlace ?? null,
      hasAskedSite: hasAskedSite ?? null,
    };
  };
