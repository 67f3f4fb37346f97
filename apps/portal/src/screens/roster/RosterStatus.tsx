import { Status } from '@forecourt/ui';
import type { RosterState } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';

/** Whether a driver or vehicle is active or terminated. [DRIVER-18] */
export function RosterStatus({ state }: { readonly state: RosterState }) {
  const text = useText();
  return state === 'active' ? (
    <Status tone="good">{text('roster.active')}</Status>
  ) : (
    <Status tone="neutral">{text('driverLabel.terminated')}</Status>
  );
}
