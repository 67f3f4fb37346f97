import type { AuthorizationAnswer } from '@forecourt/api-client/contract';
import {
  promptedIdTypeOf,
  evaluateAllowedOnce,
  isAcceptedByCard,
  responseCodeOf,
  rulesWith,
  signalAtPump,
  usageAfter,
  type RequestedLine,
  type LimitUsage,
  type PurchaseAttempt,
  type PurchaseDecision,
} from '@forecourt/validation';
import { newIdAt } from '../../store/ids.ts';
import { linesOf, type Arrival } from './arrival.ts';
import type { BatchState } from './readBatchState.ts';
import type { BatchCard } from './batchCards.ts';

/** A request with its decision, ready to be written. */
export interface DecidedRequest {
  readonly arrival: Arrival;
  readonly card: BatchCard;
  readonly transactionId: string;
  readonly transactionNumber: string;
  readonly lines: readonly RequestedLine[];
  /** The purchase as checked against the limits, and the card's usage before it. */
  readonly attempt: PurchaseAttempt;
  readonly usage: LimitUsage;
  readonly decision: PurchaseDecision;
  /** The allowance that it used up; `null` if none. */
  readonly allowanceId: string | null;
  /** As reported by the vehicle, or else as entered at the pump; `null` if neither. */
  readonly odometerMiles: number | null;
  readonly driverId: string | null;
  readonly vehicleId: string | null;
  readonly answer: AuthorizationAnswer;
}

const NUMBER_DIGITS = 9;
const CODE_DIGITS = 6;

/**
 * Checks the entered ID; `null` if the card requires no match or none was entered. A prompted ID
 * must be valid for the card; any other must be that of a driver or unit. [PID-01, PID-04]
 */
function idPromptOf({ row }: BatchCard, typed: string | undefined, state: BatchState) {
  const type = promptedIdTypeOf(row.card_type);
  if (typed === undefined || type === null || row.id_prompt !== 'matched') return null;
  const promptedId = state.promptedIds.get(`${type} ${typed}`);
  const ids = type === 'D' ? state.driverIds : state.vehicleIds;
  const isAccepted = promptedId
    ? isAcceptedByCard(promptedId, { cardId: row.id, fleetId: row.fleet_id })
    : ids.has(typed);
  return { accepted: isAccepted ? [typed] : [], typed };
}

/** Driver and vehicle of a purchase: one from the card, the other from the entered ID. */
const usersOf = ({ row }: BatchCard, enteredId: string, state: BatchState) => ({
  driverId: row.card_type === 'vehicle' ? (state.driverIds.get(enteredId) ?? null) : row.driver_id,
  vehicleId:
    row.card_type === 'driver' ? (state.vehicleIds.get(enteredId) ?? null) : row.vehicle_id,
});

/** The vehicle's telematics signal; omitted if the account has telematics off. */
function vehicleOf(
  { site, at }: Arrival,
  vehicleId: string | null,
  { telematics }: BatchState,
): Pick<PurchaseAttempt, 'vehicle'> {
  if (!telematics || vehicleId === null) return {};
  const vehicle = telematics.ofVehicle.get(vehicleId);
  const { latitude, longitude } = site;
  const place = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const signal = vehicle
    ? signalAtPump(vehicle.last, { at, place, tankMilligallons: vehicle.tankMilligallons })
    : null;
  return { vehicle: { rules: telematics.rules, signal } };
}

/** The vehicle's reported odometer, if the account's rules prefer it to the entered one. */
const reportedMiles = ({ vehicle }: Pick<PurchaseAttempt, 'vehicle'>) =>
  vehicle?.rules.usesOdometer ? (vehicle.signal?.odometerMiles ?? null) : null;

/** A request with its card and vehicle. */
interface PendingPurchase {
  readonly arrival: Arrival;
  readonly card: BatchCard;
  readonly vehicleId: string | null;
}

/** Odometer readings to compare, if the card requires them to be in sequence. [MSG-53] */
function odometerOf(
  { arrival, card, vehicleId }: PendingPurchase,
  lastMiles: ReadonlyMap<string, number>,
): Pick<PurchaseAttempt, 'odometer'> {
  const { odometerMiles: typedMiles } = arrival.request;
  if (typedMiles === undefined || card.row.odometer_prompt !== 'inSequence') return {};
  const last = vehicleId === null ? undefined : lastMiles.get(vehicleId);
  return { odometer: { lastMiles: last ?? null, typedMiles } };
}

/** State carried from one decision in a batch to the next. */
interface RunningState {
  readonly usage: Map<string, LimitUsage>;
  readonly usedAllowances: Set<string>;
  readonly lastMiles: Map<string, number>;
  availableCents: number;
}

function attemptOf(
  pending: PendingPurchase,
  state: BatchState,
  { availableCents, lastMiles }: RunningState,
): PurchaseAttempt {
  const { account } = state;
  const { arrival, card, vehicleId } = pending;
  const { site, request, at } = arrival;
  const vehicle = vehicleOf(arrival, vehicleId, state);
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
    promptedId: idPromptOf(card, request.promptedId, state),
    ...(reportedMiles(vehicle) === null ? odometerOf(pending, lastMiles) : {}),
    tankCapacityMilligallons: card.tankMilligallons,
    ...vehicle,
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

function decideRequest(
  arrival: Arrival,
  index: number,
  state: BatchState,
  running: RunningState,
): DecidedRequest {
  const card = state.cards.get(arrival.cardId);
  if (!card) throw new Error('A card in the batch was not found.');
  const { row, limits, allowance } = card;
  const users = usersOf(card, arrival.request.promptedId ?? '', state);
  const { vehicleId } = users;
  const attempt = attemptOf({ arrival, card, vehicleId }, state, running);
  const usage = running.usage.get(row.id) ?? card.usage;
  const openAllowance = allowance && !running.usedAllowances.has(allowance.id) ? allowance : null;
  const { decision, usesAllowance } = evaluateAllowedOnce(limits, usage, attempt, openAllowance);
  if (decision.outcome !== 'declined') {
    running.usage.set(row.id, usageAfter(usage, limits, decision.approvedLines));
    running.availableCents -= decision.approvedCents;
  }
  const odometerMiles = reportedMiles(attempt) ?? arrival.request.odometerMiles ?? null;
  if (decision.outcome !== 'declined' && vehicleId !== null && odometerMiles !== null) {
    running.lastMiles.set(vehicleId, odometerMiles);
  }
  if (usesAllowance && openAllowance) running.usedAllowances.add(openAllowance.id);
  const transactionNumber = String(state.firstNumber + index).padStart(NUMBER_DIGITS, '0');
  return {
    arrival,
    card,
    transactionId: newIdAt(arrival.at),
    transactionNumber,
    lines: attempt.lines,
    attempt,
    usage,
    decision,
    allowanceId: usesAllowance ? (openAllowance?.id ?? null) : null,
    odometerMiles,
    ...users,
    answer: answerOf(arrival, decision, transactionNumber),
  };
}

/** Decides requests in order; each one uses up credit, limits, and allowances for the next. */
export function decideBatch(state: BatchState, arrivals: readonly Arrival[]): DecidedRequest[] {
  const running: RunningState = {
    usage: new Map(),
    usedAllowances: new Set(),
    lastMiles: new Map(state.lastMiles),
    availableCents: state.availableCents,
  };
  return arrivals.map((arrival, index) => decideRequest(arrival, index, state, running));
}
