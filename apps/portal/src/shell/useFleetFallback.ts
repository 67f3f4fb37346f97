import { useEffect } from 'react';
import type { CallFailure } from '@forecourt/api-client';
import { useBanners } from '@forecourt/ui/banner';
import { useText } from '../messages/text.ts';
import { useSelected } from './account.ts';

/** Statuses for a fleet that is gone or that the user may no longer see. */
const INACCESSIBLE_STATUSES: readonly number[] = [400, 403, 404];

/** Falls back to all fleets, with a banner, if the selected one fails. [SCREEN-60, MSG-70] */
export function useFleetFallback(failure: CallFailure | undefined): void {
  const text = useText();
  const banners = useBanners();
  const { fleetId, switchFleet } = useSelected();
  const isRefused =
    fleetId !== null && failure !== undefined && INACCESSIBLE_STATUSES.includes(failure.status);
  const message = text('shell.fleetFailed');
  useEffect(() => {
    if (!isRefused) return;
    banners.show({ kind: 'error', text: message });
    switchFleet(null);
  }, [isRefused, banners, message, switchFleet]);
}
