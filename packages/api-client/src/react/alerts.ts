import type { AlertRule, AlertTimes, ExceptionCode } from '@forecourt/validation';
import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';
import { usePages, type Pages } from './usePages.ts';

type Rules = ResponseOf<Contract['listExceptionRules']>;
type Times = ResponseOf<Contract['getAlertTimes']>;
type Found = ResponseOf<Contract['searchNotifications']>;

/** The list is asked for again so often while no stream tells of changes. */
const NEWS_REFRESH_MILLISECONDS = 60_000;

/** Exception codes with their meaning, and the caller's rules. [GW-125] */
export function useExceptionRules(): Query<Rules> {
  return useQuery('listExceptionRules', {});
}

/** What can be done to a rule; each with the key of its intent. */
export type RuleChange =
  | { readonly does: 'add'; readonly rule: AlertRule }
  | {
      readonly does: 'change';
      readonly ruleId: string;
      readonly version: number;
      readonly rule: AlertRule;
    }
  | { readonly does: 'remove'; readonly ruleId: string; readonly version: number };

/** Adds, changes or removes a rule. [GW-125, ALERT-01] */
export function useChangeExceptionRule(): Mutation<
  [change: RuleChange, idempotencyKey: string],
  unknown
> {
  const { client, userId, accountId } = useApi();
  return useMutation<[RuleChange, string], unknown>(
    (change, idempotencyKey) => {
      const options = { idempotencyKey, userId, accountId };
      if (change.does === 'add') return client.addExceptionRule({ body: change.rule }, options);
      const params = { ruleId: change.ruleId };
      const versioned = { ...options, ifMatch: change.version };
      return change.does === 'change'
        ? client.changeExceptionRule({ params, body: change.rule }, versioned)
        : client.removeExceptionRule({ params }, versioned);
    },
    ['listExceptionRules'],
  );
}

/** When messages reach the caller. [ALERT-02] */
export function useAlertTimes(): Query<Times> {
  return useQuery('getAlertTimes', {});
}

/** Chooses when messages reach the caller. [ALERT-02] */
export function usePutAlertTimes(): Mutation<
  [times: AlertTimes, version: number, idempotencyKey: string],
  Times
> {
  const { client, userId, accountId } = useApi();
  return useMutation<[AlertTimes, number, string], Times>(
    (times, version, idempotencyKey) =>
      client.putAlertTimes(
        { body: times },
        { idempotencyKey, ifMatch: version, userId, accountId },
      ),
    ['getAlertTimes'],
  );
}

export type NotificationFilters = Pick<
  RequestOf<Contract['searchNotifications']>['query'],
  'state' | 'level' | 'cardId' | 'about'
>;

/** Notifications of every state, page by page. [SCREEN-36] */
export function useNotificationSearch(
  filters: NotificationFilters,
): Pages<Found['items'][number], Found> {
  return usePages('searchNotifications', { query: filters });
}

/** The last messages of the caller's rules. [GW-134] */
export function useAlertMessages(): Query<ResponseOf<Contract['listAlertMessages']>> {
  return useQuery('listAlertMessages', {});
}

type Caught = ResponseOf<Contract['listCaughtExceptions']>;

/** What purchases did against one code lately, page by page. [GW-135] */
export function useCaughtExceptions(code: ExceptionCode): Pages<Caught['items'][number], Caught> {
  return usePages('listCaughtExceptions', { query: { code } });
}

/** What does not work at the moment. [GW-138] */
export function useNews(): Query<ResponseOf<Contract['listNews']>> {
  return useQuery('listNews', {}, { refreshInterval: NEWS_REFRESH_MILLISECONDS });
}
