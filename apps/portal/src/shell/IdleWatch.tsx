import { lazy, useEffect, useRef, useState } from 'react';
import { href } from '../addresses/href.ts';
import { useApp } from '../app/App.ts';
import { leaveWithoutAsking } from '../app/leaving.ts';
import { WithTexts } from '../app/WithTexts.tsx';
import { catalogs } from '../messages/catalogs.ts';
import { useText } from '../messages/text.ts';
import { idleState, idleTimeoutSeconds } from '../session/idle.ts';
import { SESSION_KEYS } from '../session/keys.ts';
import { recordLeaving } from '../session/leavingReason.ts';
import { useSelected } from './account.ts';

const IdleCountdown = lazy(async () => {
  const { IdleCountdown: Dialog } = await import('@forecourt/ui/idle-countdown');
  return { default: Dialog };
});
const idleTexts = catalogs('idle');

const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;
/** Resolution of the activity time; a held key writes once in this interval. */
const RECORD_EVERY_MS = 1000;

const lastActivity = (fallback: number) =>
  Number(localStorage.getItem(SESSION_KEYS.lastLife) ?? fallback);
const recordActivity = () => localStorage.setItem(SESSION_KEYS.lastLife, String(Date.now()));
const onActivity = () => {
  if (Date.now() - lastActivity(0) >= RECORD_EVERY_MS) recordActivity();
};
const signOut = () => leaveWithoutAsking(href('logout'));
const signOutIdle = () => {
  recordLeaving('idle', window);
  signOut();
};

/**
 * Signs out an inactive page after a countdown that any tab can stop; sooner while another person's
 * account is viewed. [SESS-24 to SESS-29]
 */
export function IdleWatch() {
  const { config } = useApp();
  const { account } = useSelected();
  const text = useText();
  const isEmulated = (account.emulatedBy ?? null) !== null;
  const { isFastIdle: isFast } = config;
  // null while no countdown is shown
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const isWarning = endsAt !== null;
  const checkNow = useRef<(() => void) | null>(null);

  useEffect(() => {
    const rules = { isEmulated, isFast };
    // inactive for too long before this page was opened
    const idleSeconds = (Date.now() - lastActivity(Date.now())) / 1000;
    if (idleState(idleSeconds, rules).kind === 'over') return signOutIdle();
    recordActivity();
    let isOver = false;
    const check = () => {
      if (isOver) return;
      const last = lastActivity(Date.now());
      const state = idleState((Date.now() - last) / 1000, rules);
      if (state.kind === 'over') {
        // only once: leaving again would restart the next page's load
        isOver = true;
        return signOutIdle();
      }
      setEndsAt(state.kind === 'active' ? null : last + idleTimeoutSeconds(rules) * 1000);
    };
    checkNow.current = check;
    const timer = setInterval(check, 1000);
    return () => clearInterval(timer);
  }, [isEmulated, isFast]);

  useEffect(() => {
    // while the countdown is shown, only its buttons count
    if (isWarning) return;
    for (const event of ACTIVITY_EVENTS)
      window.addEventListener(event, onActivity, { passive: true });
    return () => {
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, onActivity);
    };
  }, [isWarning]);

  if (endsAt === null) return null;
  const stay = () => {
    recordActivity();
    setEndsAt(null);
  };
  // in a hidden tab, the countdown may end before the check has seen another tab's activity
  const onEnd = () => checkNow.current?.();
  return (
    <WithTexts load={idleTexts} fallback={<output>{text('session.idle.title')}</output>}>
      <IdleCountdown isOpen endsAt={endsAt} onStay={stay} onSignOut={signOut} onEnd={onEnd} />
    </WithTexts>
  );
}
