import { useEffect } from 'react';
import type { CallFailure } from '@forecourt/api-client';
import { useBanners } from '@forecourt/ui/banner';
import { useText } from '../messages/text.ts';
import { useSelected } from './account.ts';

/** What the gateway answers for a fleet that is gone or that the person may not see anymore. */
const NOT_TO_BE_SEEN: readonly number[] = [400, 403, 404];

/** Goes back to all fleets when the chosen one cannot be shown, and says so. [SCREEN-60, MSG-70] */
export function useFleetFallback(failure: CallFailure | undefined): void {
  const text = useText();
  const banners = useBanners();
  const { fleetId, switchFleet } = useSelected();
  const isRefused =
    fleetId !== null && failure !== undefined && NOT_TO_BE_SEEN.includes(failure.status);
  const message = text('shell.fleetFailed');
  useEffect(() => {
    if (!isRefused) return;
    banners.show({ kind: 'error', text: message });
    switchFleet(null);
  }, [isRefused, banners, message, switchFleet]);
}
