import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { memberOf } from '../../app/memberOf.ts';

const STEP = { isSignInStep: true } as const;

/**
 * Pushes a history entry for the steps after username and password, so that Back returns to them
 * instead of leaving the sign-in. Returns a function that goes back like the browser.
 */
export function useStepHistory(isStarted: boolean, onBack: () => void): () => void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isStep = memberOf(state, 'isSignInStep') === true;
  // the step's entry exists or is being pushed
  const hasEntry = useRef(false);
  const follow = useEffectEvent((hasStarted: boolean, isThere: boolean) => {
    const hadEntry = hasEntry.current;
    hasEntry.current = hasStarted;
    if (!hasStarted || isThere) return;
    if (!hadEntry) return void navigate(pathname + search, { state: STEP });
    hasEntry.current = false;
    onBack();
  });
  useEffect(() => follow(isStarted, isStep), [isStarted, isStep]);
  return () => (isStep ? void navigate(-1) : onBack());
}
