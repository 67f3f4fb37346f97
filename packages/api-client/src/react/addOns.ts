import type { AddOnService, AddOnSettings } from '@forecourt/validation';
import type { AddOn } from '../contract/addOns.ts';
import { useMutation } from './query.ts';

export interface AddOnChange {
  readonly action: 'enroll' | 'change' | 'leave';
  readonly settings: AddOnSettings;
}

/** Enrolls the account in a product, changes what is set in it, or leaves it. */
export const useChangeAddOn = () =>
  useMutation(
    (
      calls,
      { service, version }: Pick<AddOn, 'service' | 'version'>,
      { action, settings }: AddOnChange,
    ) => {
      const options = { ifMatch: version };
      const params = { service };
      if (action === 'leave') return calls.leaveAddOn({ params }, options);
      const request = { params, body: { settings: { ...settings } } };
      return calls[action === 'enroll' ? 'enrollAddOn' : 'changeAddOn'](request, options);
    },
  );

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
export const useHandOver = () =>
  useMutation((calls, service: SsoService) => calls[OPENERS[service]]({}));

/** The add-on that a service of others belongs to. */
export const SSO_OF_ADD_ON: Readonly<Partial<Record<AddOnService, SsoService>>> = {
  fleetDash: 'fleetdash',
  fraudProtector: 'fraud',
  fleetAdvance: 'fleetadvance',
};
