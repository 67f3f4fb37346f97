import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { memberOf } from '../../app/memberOf.ts';

const STEP = { isSignInStep: true } as const;

/**
 * Pushes a history entry for the steps after username and password, so that Back returns to them
 * instead of leaving the sign-in. Returns a function that goes back like the browser.
 */
export function useStepHistory(isBegun: boolean, onBack: () => void): () => void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isStep = memberOf(state, 'isSignInStep') === true;
  // the step's entry exists or is being pushed
  const isMade = useRef(false);
  const follow = useEffectEvent((hasBegun: boolean, isThere: boolean) => {
    const wasMade = isMade.current;
    isMade.current = hasBegun;
    if (!hasBegun || isThere) return;
    if (!wasMade) return void navigate(pathname + search, { state: STEP });
    isMade.current = false;
    onBack();
  });
  useEffect(() => follow(isBegun, isStep), [isBegun, isStep]);
  return () => (isStep ? void navigate(-1) : onBack());
}
