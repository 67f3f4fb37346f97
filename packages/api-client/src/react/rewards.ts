import type { RewardTier } from '@forecourt/validation';
import type { Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

type Rewards = ResponseOf<Contract['getRewards']>;

/** The rewards of the account. [GW-136] */
export function useRewards(): Query<Rewards> {
  return useQuery('getRewards', {});
}

/** Takes part, or changes the tier. [REWARD-01] */
export function usePutRewardTier(): Mutation<
  [tier: RewardTier, version: number, idempotencyKey: string],
  Rewards
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (tier, version, idempotencyKey) =>
      client.putRewardTier(
        { body: { tier } },
        { idempotencyKey, userId, accountId, ifMatch: version },
      ),
    ['getRewards'],
  );
}

/** Turns points into a prepaid card. [GW-137, REWARD-03] */
export function useRedeemRewards(): Mutation<
  [points: number, version: number, idempotencyKey: string],
  Rewards
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (points, version, idempotencyKey) =>
      client.redeemRewards(
        { body: { points } },
        { idempotencyKey, userId, accountId, ifMatch: version },
      ),
    ['getRewards'],
  );
}
