import {
  disputeFormFor,
  money,
  wordParams,
  type CardPlace,
  type DisputeType,
  type FieldIssue,
} from '@forecourt/validation';
import { issuesOf } from '../form/index.ts';

/** What the fields of a dispute hold; plain text, so that it can be kept as a draft. */
export interface DisputeDraft {
  type: string;
  extent: string;
  amount: string;
  reason: string;
  cardPlace: string;
  hasAskedSite: string;
}

/** What who files a dispute says. */
export interface DisputeAnswers {
  readonly type: DisputeType;
  readonly reason: string;
  /** null: the whole purchase. */
  readonly amountCents: number | null;
  readonly cardPlace: CardPlace | null;
  readonly hasAskedSite: boolean | null;
}

/** A dispute of which nothing is filled in. */
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

/** Amounts of an issue in words. */
export const worded = (
  params: FieldIssue['params'],
  { currency }: Pick<DisputedPurchase, 'currency'>,
) => wordParams(params, { locale: 'en-US', currency, timeZone: 'UTC' });

/** null: the whole; undefined: what was typed is no amount. */
function centsOf({ extent, amount }: DisputeDraft): number | null | undefined {
  if (extent !== 'part') return null;
  const read = money.safeParse(amount);
  return read.success ? read.data : undefined;
}

const candidate = (draft: DisputeDraft, transactionId: string) => ({
  transactionId,
  type: draft.type,
  reason: draft.reason,
  amountCents: centsOf(draft) ?? null,
  cardPlace: draft.cardPlace === '' ? null : draft.cardPlace,
  hasAskedSite: draft.hasAskedSite === '' ? null : draft.hasAskedSite === 'yes',
});

/** The form's field for the path of an issue. */
export const disputeField = (path: string): string => (path === 'amountCents' ? 'amount' : path);

/** What is wrong, by the names of the fields. [DISP-01] */
export const checkDispute =
  ({ transactionId, netCents, currency }: DisputedPurchase) =>
  (draft: DisputeDraft): readonly FieldIssue[] => {
    const rule = disputeFormFor({ purchaseCents: netCents });
    const issues = issuesOf(rule, candidate(draft, transactionId)).map((issue) =>
      issue.path === 'amountCents'
        ? { ...issue, path: 'amount', params: worded(issue.params, { currency }) }
        : issue,
    );
    if (centsOf(draft) !== undefined) return issues;
    return [...issues, { path: 'amount', key: 'dispute.amountRequired', params: {} }];
  };

/** The dispute of a draft that passed the check. */
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
