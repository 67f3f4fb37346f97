import type * as z from 'zod/mini';
import type { declineReason } from '../transactions/transaction.ts';
import type { PurchaseDecision } from './evaluatePurchase.ts';
import type { Verdict } from './limitCheck.ts';

/** The part of a decision that a transaction stores: rules with that verdict, and their figures. */
export const rulesWith = (
  decision: PurchaseDecision,
  verdict: Verdict,
): z.infer<typeof declineReason>[] =>
  decision.checks
    .filter((check) => check.verdict === verdict)
    .map(({ rule, limit, used, asked }) => ({ rule, limit, used, asked }));
