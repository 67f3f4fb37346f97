import type { AuthorizationAnswer, AuthorizationRequest } from '@forecourt/api-client/contract';
import type { Clock } from '@forecourt/server';
import { dayIn, type Flags } from '@forecourt/validation';
import { ensureTransactionMonths } from '../../store/partitions.ts';
import type { JobSender } from '../../jobs/queue.ts';
import type { Db, Trx } from '../../store/schema.ts';
import type { CardVault } from '../../vault/cardVault.ts';
import { authorizedExceptions } from '../alerts/authorizedExceptions.ts';
import { raiseExceptions } from '../alerts/raise.ts';
import { offerToDrivers } from '../driverRequests/links.ts';
import { announce } from '../webhooks/announce.ts';
import { decisionNews } from '../webhooks/purchases.ts';
import { raiseAlerts } from './alerts.ts';
import { nameOf, numberHmacOf, refusal, type Arrival } from './arrival.ts';
import { createBatcher, type Batcher } from './batcher.ts';
import { decideBatch } from './decideBatch.ts';
import { createDirectory } from './directory.ts';
import { readBatchState } from './readBatchState.ts';
import { writeBatch } from './writeBatch.ts';

/** Decides the authorization requests of networks. */
export interface Authorizer {
  decide(network: string, request: AuthorizationRequest): Promise<AuthorizationAnswer>;
}

export interface AuthorizerParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: CardVault;
  readonly jobs: JobSender;
  /** Reads the current feature flags. */
  readonly flags: () => Flags;
}

/** Maximum number of requests per transaction. */
const BATCH_MAX = 128;

/**
 * Creates an authorizer that reads, decides, and writes requests in batches of one account and day,
 * each in one transaction. An account's batches run one at a time, even across instances, and lock
 * its cards, so counters and credit are exact.
 */
export function createAuthorizer({ db, clock, vault, jobs, flags }: AuthorizerParts): Authorizer {
  const months = new Set<string>();
  const batchers = new Map<string, Batcher<Arrival, AuthorizationAnswer>>();

  async function ensureMonth(day: string): Promise<void> {
    const month = day.slice(0, 7);
    if (months.has(month)) return;
    await ensureTransactionMonths(db, day);
    months.add(month);
  }

  async function decideIn(trx: Trx, accountId: string, day: string, arrivals: readonly Arrival[]) {
    const [first] = arrivals;
    if (!first) return new Map<string, AuthorizationAnswer>();
    const at = new Date(Math.max(...arrivals.map((arrival) => arrival.at.getTime())));
    const moment = { at, day, flags: flags() };
    const state = await readBatchState(trx, accountId, arrivals, moment);
    const answers = new Map(state.answers);
    const fresh = new Map(
      arrivals
        .filter((arrival) => !answers.has(nameOf(arrival)))
        .map((arrival) => [nameOf(arrival), arrival]),
    );
    const decided = decideBatch(state, [...fresh.values()]);
    if (decided.length > 0) {
      await writeBatch(trx, state.account, decided, day, clock.now());
      await raiseAlerts(trx, state.account, decided, at);
      const exceptions = await authorizedExceptions(trx, accountId, decided);
      const scope = { trx, jobs, now: clock.now() };
      await raiseExceptions(scope, state.account, 'authorized', day, exceptions);
      await offerToDrivers(scope, accountId, decided);
      if (state.account.integrations.includes('webhooks'))
        await announce(trx, { accountId, at: clock.now(), jobs }, decided.map(decisionNews));
    }
    for (const { arrival, answer } of decided) answers.set(nameOf(arrival), answer);
    return answers;
  }

  /** Uses one transaction per day of the account, so that each counter covers a single period. */
  async function decideAll(accountId: string, arrivals: readonly Arrival[]) {
    const answers = new Map<string, AuthorizationAnswer>();
    for (const day of new Set(arrivals.map((arrival) => arrival.day))) {
      const ofDay = arrivals.filter((arrival) => arrival.day === day);
      await ensureMonth(day);
      const dayAnswers = await db
        .transaction()
        .execute((trx) => decideIn(trx, accountId, day, ofDay));
      for (const [name, answer] of dayAnswers) answers.set(name, answer);
    }
    return arrivals.map((arrival) => {
      const answer = answers.get(nameOf(arrival));
      if (!answer) throw new Error('A request in the batch has no answer.');
      return answer;
    });
  }

  const batcherOf = (accountId: string) => {
    const existing = batchers.get(accountId);
    if (existing) return existing;
    const created = createBatcher<Arrival, AuthorizationAnswer>(
      (arrivals) => decideAll(accountId, arrivals),
      BATCH_MAX,
      // clients that got answers send more: without this, two half-size batches would alternate
      () => Promise.allSettled(arriving),
    );
    batchers.set(accountId, created);
    return created;
  };
  const directory = createDirectory(db, clock);
  const arriving = new Set<Promise<Arrival | AuthorizationAnswer>>();

  /** Looks up the card and site; returns a refusal if either is unknown. */
  async function lookUp(
    network: string,
    request: AuthorizationRequest,
  ): Promise<Arrival | AuthorizationAnswer> {
    const numberHmac = numberHmacOf(vault, request);
    const route = numberHmac === null ? undefined : await directory.findCard(numberHmac);
    if (!route) return refusal(request.reference, 'unknownCard');
    const site = await directory.findSite(request.siteNumber);
    if (!site) return refusal(request.reference, 'unknownSite');
    const { account_id: accountId, card_id: cardId } = route;
    const at = new Date(request.transmittedAt);
    const day = dayIn(route.time_zone, at).toString();
    return { network, request, accountId, cardId, site, at, day };
  }

  return {
    decide: async (network, request) => {
      const pending = lookUp(network, request);
      arriving.add(pending);
      const arrival = await pending.finally(() => arriving.delete(pending));
      return 'accountId' in arrival ? batcherOf(arrival.accountId).submit(arrival) : arrival;
    },
  };
}
