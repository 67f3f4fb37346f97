import type * as z from 'zod/mini';
import type { declineReason } from '../transactions/transaction.ts';
import type { PurchaseDecision } from './evaluatePurchase.ts';
import type { Verdict } from './limitCheck.ts';

/** What a transaction keeps of a decision: the rules with that verdict and their figures. */
export const rulesWith = (
  decision: PurchaseDecision,
  verdict: Verdict,
): z.infer<typeof declineReason>[] =>
  decision.checks
    .filter((check) => check.verdict === verdict)
    .map(({ rule, limit, used, asked }) => ({ rule, limit, used, asked }));
