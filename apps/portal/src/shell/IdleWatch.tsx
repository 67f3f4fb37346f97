import { lazy, Suspense, useEffect, useState } from 'react';
import { href } from '../addresses/href.ts';
import { idleState, type IdleRules, type IdleState } from '../session/idle.ts';
import { SESSION_KEYS } from '../session/keys.ts';

const IdleDialog = lazy(() => import('./IdleDialog.tsx'));

/** The last sign of life in any tab, milliseconds since 1970. */
const LAST_LIFE_KEY = 'last-sign-of-life';
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;
/** How exactly a sign of life is kept; a key held down writes once in this time. */
const KEPT_EVERY_MS = 1000;
const RULES: IdleRules = { isEmulated: false, isFast: false };

const lastLife = () => Number(localStorage.getItem(LAST_LIFE_KEY) ?? Date.now());
const noteLife = () => {
  if (Date.now() - lastLife() >= KEPT_EVERY_MS || localStorage.getItem(LAST_LIFE_KEY) === null) {
    localStorage.setItem(LAST_LIFE_KEY, String(Date.now()));
  }
};

/** Signs out a page that nobody touches, after a countdown that any tab can stop. [SESS-24, SESS-25, SESS-29] */
export function IdleWatch() {
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  const isWarning = state.kind === 'warning';

  useEffect(() => {
    localStorage.setItem(LAST_LIFE_KEY, String(Date.now()));
    const look = () => setState(idleState((Date.now() - lastLife()) / 1000, RULES));
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    // while the question stands only its answer counts
    if (isWarning) return;
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, noteLife, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, noteLife);
    };
  }, [isWarning]);

  useEffect(() => {
    if (state.kind !== 'over') return;
    sessionStorage.setItem(SESSION_KEYS.idleLogout, 'true');
    window.location.assign(href('logout'));
  }, [state.kind]);

  if (state.kind !== 'warning') return null;
  const stay = () => {
    localStorage.setItem(LAST_LIFE_KEY, String(Date.now()));
    setState({ kind: 'active' });
  };
  return (
    <Suspense fallback={null}>
      <IdleDialog secondsLeft={state.secondsLeft} onStay={stay} />
    </Suspense>
  );
}
