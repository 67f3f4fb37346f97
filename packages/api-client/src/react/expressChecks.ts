import type { ExpressCheck, ExpressPersonLimits } from '@forecourt/validation';
import type { CallName, Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';
import { usePages, type FiltersOf, type Pages } from './usePages.ts';

type Answer<N extends keyof Contract> = ResponseOf<Contract[N]>;

const CHANGED: readonly CallName[] = [
  'listExpressChecks',
  'getExpressCheck',
  'listExpressConfigs',
  'listExpressRequests',
  'getDashboard',
  'listNotifications',
];

/** Filters of the list, with days as `wireDate` writes them. */
export type ExpressCheckFilters = FiltersOf<'listExpressChecks'>;

/** Express checks page by page, newest first. [GW-114] */
export function useExpressChecks(
  filters: ExpressCheckFilters,
): Pages<ExpressCheck, Answer<'listExpressChecks'>> {
  return usePages('listExpressChecks', { query: filters });
}

/** One check with its history; null fetches nothing. */
export function useExpressCheck(checkId: string | null): Query<Answer<'getExpressCheck'>> {
  return useQuery('getExpressCheck', checkId === null ? null : { params: { checkId } });
}

/** How fleets use express checks and what is left today. [GW-115] */
export function useExpressConfigs(): Query<Answer<'listExpressConfigs'>> {
  return useQuery('listExpressConfigs', {});
}

/** What a check costs, fleet by fleet. [GW-116] */
export function useExpressFees(): Query<Answer<'listExpressFees'>> {
  return useQuery('listExpressFees', {});
}

/** What each person may do; `isWanted` false fetches nothing. [GW-119, EXPR-10] */
export function useExpressLimits(isWanted: boolean): Query<Answer<'listExpressLimits'>> {
  return useQuery('listExpressLimits', isWanted ? {} : null);
}

/** Checks that wait for a second person. */
export function useExpressRequests(): Query<Answer<'listExpressRequests'>> {
  return useQuery('listExpressRequests', {});
}

/** Says the verbal passcode, then issues a check with it. [EXPR-11] */
export function useIssueExpressCheck(): Mutation<
  [
    verbalPasscode: string,
    body: RequestOf<Contract['createExpressCheck']>['body'],
    idempotencyKey: string,
  ],
  Answer<'createExpressCheck'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    async (
      verbalPasscode: string,
      body: RequestOf<Contract['createExpressCheck']>['body'],
      idempotencyKey: string,
    ) => {
      const scope = { userId, accountId };
      const proved = await client.proveVerbalPasscode({ body: { verbalPasscode } }, scope);
      if (!proved.ok) return proved;
      return client.createExpressCheck({ body }, { ...scope, idempotencyKey });
    },
    CHANGED,
  );
}

/** The code of a check, for a time. */
export function useShowExpressCode(): Mutation<[checkId: string], Answer<'showExpressCode'>> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (checkId: string) => client.showExpressCode({ params: { checkId } }, { userId, accountId }),
    [],
  );
}

/** Blocks a check, or puts it on hold with a refund. [EXPR-02, EXPR-03] */
export function useEndExpressCheck(): Mutation<
  [
    check: Pick<ExpressCheck, 'checkId' | 'version'>,
    body: RequestOf<Contract['endExpressCheck']>['body'],
    idempotencyKey: string,
  ],
  Answer<'endExpressCheck'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (
      { checkId, version }: Pick<ExpressCheck, 'checkId' | 'version'>,
      body: RequestOf<Contract['endExpressCheck']>['body'],
      idempotencyKey: string,
    ) =>
      client.endExpressCheck(
        { params: { checkId }, body },
        { userId, accountId, idempotencyKey, ifMatch: version },
      ),
    CHANGED,
  );
}

/** Registers the paper check of a payee. */
export function useRegisterExpressCheck(): Mutation<
  [checkId: string, body: RequestOf<Contract['registerExpressCheck']>['body']],
  Answer<'registerExpressCheck'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (checkId: string, body: RequestOf<Contract['registerExpressCheck']>['body']) =>
      client.registerExpressCheck({ params: { checkId }, body }, { userId, accountId }),
    CHANGED,
  );
}

/** Approves or declines a check that somebody else asked for. */
export function useDecideExpressRequest(): Mutation<
  [
    request: { readonly requestId: string; readonly version: number },
    approve: boolean,
    idempotencyKey: string,
  ],
  Answer<'decideExpressRequest'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (
      { requestId, version }: { readonly requestId: string; readonly version: number },
      approve: boolean,
      idempotencyKey: string,
    ) =>
      client.decideExpressRequest(
        { params: { requestId }, body: { approve } },
        { userId, accountId, idempotencyKey, ifMatch: version },
      ),
    CHANGED,
  );
}

/** Changes how a fleet uses express checks. [GW-115, EXPR-08] */
export function usePutExpressConfig(): Mutation<
  [
    fleet: { readonly fleetId: string; readonly version: number },
    body: RequestOf<Contract['putExpressConfig']>['body'],
    idempotencyKey: string,
  ],
  Answer<'putExpressConfig'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (
      { fleetId, version }: { readonly fleetId: string; readonly version: number },
      body: RequestOf<Contract['putExpressConfig']>['body'],
      idempotencyKey: string,
    ) =>
      client.putExpressConfig(
        { params: { fleetId }, body },
        { userId, accountId, idempotencyKey, ifMatch: version },
      ),
    ['listExpressConfigs', 'listExpressFees'],
  );
}

/** Says the verbal passcode, then changes what a person may do. [EXPR-06, EXPR-10, ROLE-23] */
export function usePutExpressLimits(): Mutation<
  [verbalPasscode: string, personId: string, body: ExpressPersonLimits, idempotencyKey: string],
  Answer<'putExpressLimits'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    async (
      verbalPasscode: string,
      personId: string,
      body: ExpressPersonLimits,
      idempotencyKey: string,
    ) => {
      const scope = { userId, accountId };
      const proved = await client.proveVerbalPasscode({ body: { verbalPasscode } }, scope);
      if (!proved.ok) return proved;
      const request = { params: { userId: personId }, body };
      return client.putExpressLimits(request, { ...scope, idempotencyKey });
    },
    ['listExpressLimits', 'listExpressConfigs'],
  );
}
