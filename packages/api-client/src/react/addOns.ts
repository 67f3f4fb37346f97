import type { AddOnService, AddOnSettings, WaiverClaim } from '@forecourt/validation';
import type { AddOn } from '../contract/addOns.ts';
import type { Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';
import { usePages, type Pages } from './usePages.ts';

/** The add-on products of the account. [ADDON-01 to ADDON-06] */
export function useAddOns(): Query<ResponseOf<Contract['listAddOns']>> {
  return useQuery('listAddOns', {});
}

type ClaimPage = ResponseOf<Contract['listWaiverClaims']>;

/** What Fraud Protector was asked to waive, newest first. [ADDON-19, ADDON-20] */
export function useWaiverClaims(): Pages<WaiverClaim, ClaimPage> {
  return usePages('listWaiverClaims', {});
}

export interface AddOnChange {
  readonly action: 'enroll' | 'change' | 'leave';
  readonly settings: AddOnSettings;
}

/** Enrolls the account in a product, changes what is set in it, or leaves it. */
export function useChangeAddOn(): Mutation<
  [addOn: Pick<AddOn, 'service' | 'version'>, change: AddOnChange, idempotencyKey: string],
  AddOn
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ service, version }, { action, settings }, idempotencyKey) => {
      const options = { idempotencyKey, userId, accountId, ifMatch: version };
      const params = { service };
      const body = { settings: { ...settings } };
      if (action === 'enroll') return client.enrollAddOn({ params, body }, options);
      if (action === 'change') return client.changeAddOn({ params, body }, options);
      return client.leaveAddOn({ params }, options);
    },
    ['listAddOns', 'listSsoServices'],
  );
}

/** Services of others that the person can be handed over to. [GW-82] */
export function useSsoServices(): Query<ResponseOf<Contract['listSsoServices']>> {
  return useQuery('listSsoServices', {});
}

const OPENERS = {
  fleetdash: 'openFleetDash',
  fraud: 'openFraudProtector',
  birst: 'openBirst',
  billtrust: 'openBilltrust',
  fis: 'openFis',
  fleetadvance: 'openFleetAdvance',
  masterdata: 'openMasterData',
} as const;
export type SsoService = keyof typeof OPENERS;

/** Asks for a hand-over to a service of others; it is good once and for a minute. [AUTH-04 to AUTH-07] */
export function useHandOver(): Mutation<[service: SsoService], ResponseOf<Contract['openFis']>> {
  const { client, userId, accountId } = useApi();
  return useMutation((service) => client[OPENERS[service]]({}, { userId, accountId }), []);
}

/** The add-on that a service of others belongs to. */
export const SSO_OF_ADD_ON: Readonly<Partial<Record<AddOnService, SsoService>>> = {
  fleetDash: 'fleetdash',
  fraudProtector: 'fraud',
  fleetAdvance: 'fleetadvance',
};
