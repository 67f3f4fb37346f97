'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useSecondsLeft } from '../time/useSecondsLeft.ts';
import * as css from './PinDisplay.css.ts';

export interface PinDisplayProps extends HostProps<HTMLDivElement> {
  /** Whose PIN it is: "R. Núñez's PIN". */
  readonly label: ReactNode;
  /** The PIN; `null` before it is requested and after it is hidden. */
  readonly pin: string | null;
  /** `code` is for longer numbers in groups of four, as on express checks. Defaults to `pin`. */
  readonly kind?: 'pin' | 'code' | undefined;
  /** How long it stays visible, in seconds. [PID-13] */
  readonly seconds: number;
  /** Called when someone asks to see it; the host fetches it. */
  readonly onShow: () => void;
  /** Called when time is up, on Hide, or when the tab is hidden; the host must discard the PIN. */
  readonly onHide: () => void;
  readonly isPending?: boolean;
  /** Why it cannot be shown, such as too many requests; disables the button. */
  readonly disabledReason?: string | null;
  /** Returns the current time in ms. Defaults to the device's clock. */
  readonly now?: (() => number) | undefined;
}

/** Hides the shown PIN when the tab is hidden, so that it is not visible on return. */
function useHideWithTab(isShown: boolean, onHide: () => void) {
  useEffect(() => {
    if (!isShown) return;
    const hide = () => {
      if (document.visibilityState === 'hidden') onHide();
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [isShown, onHide]);
}

type TimeProps = Pick<PinDisplayProps, 'pin' | 'seconds' | 'onHide' | 'now'>;

/** Seconds until the shown PIN is hidden. */
function useTimeLeft({ pin, seconds, onHide, now = Date.now }: TimeProps): number {
  const [shown, setShown] = useState<{ readonly pin: string | null; readonly endsAt: number }>();
  if (pin !== (shown?.pin ?? null)) setShown({ pin, endsAt: now() + seconds * 1000 });
  return useSecondsLeft(pin === null ? null : (shown?.endsAt ?? null), onHide, now);
}

/** Groups: single digits of a PIN, four digits of a code. */
const GROUPS = { pin: /./g, code: /.{1,4}/g } as const;
const PLACEHOLDERS = { pin: '1234', code: '1234567890123456' } as const;
const groupsOf = (kind: 'pin' | 'code', digits: string) =>
  Array.from(digits.matchAll(GROUPS[kind]), ({ 0: group, index }) => ({ group, index }));

interface DigitsProps {
  readonly kind: 'pin' | 'code';
  readonly pin: string | null;
}

function Digits({ kind, pin }: DigitsProps) {
  if (pin === null) {
    return groupsOf(kind, PLACEHOLDERS[kind]).map(({ group, index }) => (
      <span key={index} className={css.dot} aria-hidden="true">
        {'•'.repeat(group.length)}
      </span>
    ));
  }
  return (
    <>
      <VisuallyHidden>{Array.from(pin).join(' ')}</VisuallyHidden>
      {groupsOf(kind, pin).map(({ group, index }) => (
        <span key={index} aria-hidden="true">
          {group}
        </span>
      ))}
    </>
  );
}

/**
 * Shows a PIN on request, for a limited time, and hides it earlier if the tab is hidden. Has no
 * Copy button, and is left out when the page is printed. [PID-13]
 */
export function PinDisplay(props: PinDisplayProps) {
  const { label, pin, seconds, onShow, onHide, isPending = false, disabledReason } = props;
  const { kind = 'pin', className, ref } = props;
  const text = useText();
  const isShown = pin !== null;
  const secondsLeft = useTimeLeft(props);
  useHideWithTab(isShown, onHide);
  const isPlain = kind === 'pin';
  const words = isShown
    ? text('pinDisplay.left', { seconds: secondsLeft })
    : text(isPlain ? 'pinDisplay.howLong' : 'pinDisplay.codeHowLong', { seconds });
  const action = isPlain ? 'pinDisplay.show' : 'pinDisplay.showCode';
  return (
    <div ref={ref} className={classes(css.display[kind], className)}>
      <span className={css.label}>{label}</span>
      {/* Stays mounted, so that the PIN is announced when it appears. */}
      <output className={css.digits[kind]} data-private>
        <Digits kind={kind} pin={pin} />
      </output>
      {isShown && (
        <svg className={css.line} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
          <rect className={css.track} width="100" height="3" />
          <rect className={css.left} width={(100 * secondsLeft) / seconds} height="3" />
        </svg>
      )}
      <div className={css.foot}>
        <span className={css.text}>{words}</span>
        {/* One button, so that it keeps focus. */}
        <Button
          size="compact"
          onPress={isShown ? onHide : onShow}
          isPending={isPending && !isShown}
          disabledReason={isShown ? null : disabledReason}
        >
          {text(isShown ? 'pinDisplay.hide' : action)}
        </Button>
      </div>
    </div>
  );
}
