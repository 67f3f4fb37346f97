import type { AuthorizationAnswer } from '@forecourt/api-client/contract';
import {
  evaluateAllowedOnce,
  responseCodeOf,
  rulesWith,
  usageAfter,
  type AskedLine,
  type LimitUsage,
  type PurchaseAttempt,
  type PurchaseDecision,
} from '@forecourt/validation';
import { newId } from '../../store/ids.ts';
import { linesOf, type Arrival } from './arrival.ts';
import type { Standing, StandingCard } from './readStanding.ts';

/** A request with its decision, ready to be written. */
export interface Decided {
  readonly arrival: Arrival;
  readonly card: StandingCard;
  readonly transactionId: string;
  readonly transactionNumber: string;
  readonly asked: readonly AskedLine[];
  readonly decision: PurchaseDecision;
  /** The allowance that it used up; null: none. */
  readonly allowanceId: string | null;
  readonly driverId: string | null;
  readonly vehicleId: string | null;
  readonly answer: AuthorizationAnswer;
}

const NUMBER_DIGITS = 9;
const CODE_DIGITS = 6;

/** What the card's type asks for at the pump, and which answers are good. */
function promptOf({ row }: StandingCard, typed: string | undefined, standing: Standing) {
  if (typed === undefined || row.card_type === 'single' || row.card_type === 'pl') return null;
  const known = row.card_type === 'vehicle' ? standing.driverIds : standing.vehicleIds;
  return { accepted: [...known.keys()], typed };
}

/** What changes from one decision of a batch to the next. */
interface Running {
  readonly usage: Map<string, LimitUsage>;
  readonly usedAllowances: Set<string>;
  availableCents: number;
}

function attemptOf(
  { arrival, card }: { readonly arrival: Arrival; readonly card: StandingCard },
  standing: Standing,
  availableCents: number,
): PurchaseAttempt {
  const { account } = standing;
  const { site, request, at } = arrival;
  return {
    at,
    site: { siteNumber: site.site_number, state: site.state, timeZone: site.time_zone },
    lines: linesOf(request),
    acceptsLess: request.acceptsLess,
    account: {
      timeZone: account.time_zone,
      weekStartsOn: account.week_starts_on,
      state: account.state,
      availableCents,
    },
    card: { state: card.row.status, expiresOn: card.row.expires_on },
    promptedId: promptOf(card, request.promptedId, standing),
    tankCapacityMilligallons: card.tankMilligallons,
  };
}

function answerOf(
  { request }: Arrival,
  decision: PurchaseDecision,
  transactionNumber: string,
): AuthorizationAnswer {
  const isApproved = decision.outcome !== 'declined';
  return {
    messageType: '0110',
    reference: request.reference,
    responseCode: responseCodeOf(decision),
    authorizationCode: isApproved ? transactionNumber.slice(-CODE_DIGITS) : null,
    approvedCents: decision.approvedCents,
    transactionNumber,
    rules: [...rulesWith(decision, 'decline'), ...rulesWith(decision, 'cap')].map(
      ({ rule }) => rule,
    ),
  };
}

function decideOne(arrival: Arrival, index: number, standing: Standing, running: Running): Decided {
  const card = standing.cards.get(arrival.cardId);
  if (!card) throw new Error('A card of the batch is gone.');
  const { row, limits, allowance } = card;
  const attempt = attemptOf({ arrival, card }, standing, running.availableCents);
  const usage = running.usage.get(row.id) ?? card.usage;
  const open = allowance && !running.usedAllowances.has(allowance.id) ? allowance : null;
  const { decision, usesAllowance } = evaluateAllowedOnce(limits, usage, attempt, open);
  if (decision.outcome !== 'declined') {
    running.usage.set(row.id, usageAfter(usage, limits, decision.approvedLines));
    running.availableCents -= decision.approvedCents;
  }
  if (usesAllowance && open) running.usedAllowances.add(open.id);
  const transactionNumber = String(standing.firstNumber + index).padStart(NUMBER_DIGITS, '0');
  const { promptedId = '' } = arrival.request;
  return {
    arrival,
    card,
    transactionId: newId(),
    transactionNumber,
    asked: attempt.lines,
    decision,
    allowanceId: usesAllowance ? (open?.id ?? null) : null,
    driverId:
      row.card_type === 'vehicle' ? (standing.driverIds.get(promptedId) ?? null) : row.driver_id,
    vehicleId:
      row.card_type === 'driver' ? (standing.vehicleIds.get(promptedId) ?? null) : row.vehicle_id,
    answer: answerOf(arrival, decision, transactionNumber),
  };
}

/** Decides requests one after the other: what one is given, the next no longer has. */
export function decideBatch(standing: Standing, arrivals: readonly Arrival[]): Decided[] {
  const running: Running = {
    usage: new Map(),
    usedAllowances: new Set(),
    availableCents: standing.availableCents,
  };
  return arrivals.map((arrival, index) => decideOne(arrival, index, standing, running));
}
