import type { AddOnService, AddOnSettings } from '@forecourt/validation';
import type { AddOn } from '../contract/addOns.ts';
import { useMutation } from './query.ts';

export interface AddOnChange {
  readonly action: 'enroll' | 'change' | 'leave';
  readonly settings: AddOnSettings;
}

/** Enrolls the account in an add-on, updates its settings, or leaves it. */
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

/** Requests a one-use hand-over to an external service, valid for a minute. [AUTH-04 to AUTH-07] */
export const useHandOver = () =>
  useMutation((calls, service: SsoService) => calls[OPENERS[service]]({}));

/** The external service of each add-on that has one. */
export const SSO_OF_ADD_ON: Readonly<Partial<Record<AddOnService, SsoService>>> = {
  fleetDash: 'fleetdash',
  fraudProtector: 'fraud',
  fleetAdvance: 'fleetadvance',
};
