'use client';
import { useRef } from 'react';
import { SESSION_IDLE_WARNING_SECONDS } from '@forecourt/validation';
import { type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useSecondsLeft } from '../../primitives/time/useSecondsLeft.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useText } from '../../provider/index.ts';
import { Dialog } from '../Dialog/index.ts';
import * as css from './IdleCountdown.css.ts';

export interface IdleCountdownProps extends HostProps<HTMLDivElement> {
  readonly isOpen: boolean;
  /** When the session ends, as a timestamp in ms comparable with `now`. */
  readonly endsAt: number;
  /** Duration of the warning in s, for a full ring. Defaults to the specified 60. [SESS-25] */
  readonly seconds?: number;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
  /** Called once, when the time is up. */
  readonly onEnd: () => void;
  /** Returns the current time in ms. Defaults to the device's clock. */
  readonly now?: () => number;
}

/** Radius and circumference of the ring in its 72-unit viewBox. */
const RADIUS = 33;
const LENGTH = 2 * Math.PI * RADIUS;
/** Seconds left at which to announce; every second would drown out everything else. */
const ANNOUNCED_SECONDS = [30, 10] as const;

function Counting(props: IdleCountdownProps) {
  const { endsAt, seconds, onStay, onSignOut, onEnd, now, className, ref } = props;
  const text = useText();
  const stayRef = useRef<HTMLButtonElement>(null);
  const secondsLeft = useSecondsLeft(endsAt, onEnd, now);
  const total = seconds ?? SESSION_IDLE_WARNING_SECONDS;
  const share = Math.min(1, secondsLeft / total);
  const announced = ANNOUNCED_SECONDS.findLast(
    (threshold) => secondsLeft <= threshold && secondsLeft > 0,
  );
  return (
    <Dialog
      ref={ref}
      className={className}
      role="alertdialog"
      title={text('idle.title')}
      onClose={onStay}
      initialFocus={stayRef}
      actions={
        <>
          <Button onPress={onSignOut}>{text('idle.signOut')}</Button>
          <Button ref={stayRef} variant="primary" onPress={onStay}>
            {text('idle.stay')}
          </Button>
        </>
      }
    >
      <div className={css.row}>
        <div className={css.clock} aria-hidden="true">
          <svg className={css.ring} viewBox="0 0 72 72">
            <circle className={css.track} cx="36" cy="36" r={RADIUS} />
            <circle
              className={css.left}
              cx="36"
              cy="36"
              r={RADIUS}
              strokeDasharray={`${LENGTH * share} ${LENGTH}`}
            />
          </svg>
          <span className={css.figure}>{secondsLeft}</span>
        </div>
        <div className={css.text}>
          <p>{text('idle.text', { seconds: secondsLeft })}</p>
          <p>{text('idle.kept')}</p>
        </div>
      </div>
      <VisuallyHidden>
        <output>{announced === undefined ? '' : text('idle.said', { seconds: announced })}</output>
      </VisuallyHidden>
    </Dialog>
  );
}

/**
 * Asks whether anyone is still there, with a countdown; any key or button extends the session.
 * [SESS-25, SESS-29]
 */
export function IdleCountdown(props: IdleCountdownProps) {
  return props.isOpen ? <Counting {...props} /> : null;
}
