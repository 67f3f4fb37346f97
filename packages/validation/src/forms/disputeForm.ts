import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { visibleText } from '../core/characters.ts';
import {
  requiredChoice,
  requiredId,
  requiredText,
  flag,
  integer,
  nullable,
  oneOf,
  shape,
} from '../core/shape.ts';
import { CARD_PLACES } from './disputeEvidence.ts';
import { attachments, type AttachmentRules } from './attachments.ts';
import { DISPUTE_DOCUMENTATION_DAYS, DISPUTE_REASON_CHARACTERS_MAX } from './constants.ts';

/** [DISP-01] */
export const DISPUTE_TYPES = ['fraud', 'other'] as const;
export type DisputeType = (typeof DISPUTE_TYPES)[number];

/** The purchase's amount, and the accepted files. */
export interface DisputeContext extends AttachmentRules {
  /** Upper bound of the disputed amount. */
  readonly purchaseCents?: number;
}

/**
 * A dispute of all or part of a purchase: fraud or another type, the reason, and receipts, which
 * can also be added later. [DISP-01 to DISP-05, ENT-44]
 */
export const disputeFormFor = ({
  purchaseCents = Number.MAX_SAFE_INTEGER,
  ...rules
}: DisputeContext) =>
  shape({
    transactionId: requiredId('dispute.transactionRequired'),
    type: requiredChoice(DISPUTE_TYPES, 'dispute.typeRequired'),
    reason: requiredText(DISPUTE_REASON_CHARACTERS_MAX, 'dispute.reasonRequired').check(
      visibleText(),
    ),
    /** Defaults to the whole purchase. */
    amountCents: z.optional(
      nullable(
        integer.check(
          z.refine((cents) => cents > 0, { error: 'dispute.amountRequired' }),
          z.refine((cents) => cents <= purchaseCents, {
            error: 'dispute.amountAbovePurchase',
            params: { purchaseCents },
          }),
        ),
      ),
    ),
    /** Where the card was; optional. */
    cardPlace: z.optional(nullable(oneOf(CARD_PLACES))),
    hasAskedSite: z.optional(nullable(flag)),
    attachments: withDefault(attachments(rules), []),
  });

/** A dispute, checked without knowing the purchase. [DISP-01 to DISP-05, ENT-44] */
export const disputeForm = /* @__PURE__ */ disputeFormFor({});
export type DisputeForm = z.infer<typeof disputeForm>;

/** The deadline (`YYYY-MM-DD`) for documents of a dispute filed on a day. [DISP-06] */
export function documentationDueOn(filedOn: string): string {
  const due = new Date(`${filedOn}T00:00:00Z`);
  due.setUTCDate(due.getUTCDate() + DISPUTE_DOCUMENTATION_DAYS);
  return due.toISOString().slice(0, filedOn.length);
}
