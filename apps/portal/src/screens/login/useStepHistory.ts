import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { memberOf } from '../../app/memberOf.ts';

const STEP = { isSignInStep: true } as const;

/**
 * Makes what comes after username and password an entry of the browser's history, so that going back
 * leads there and not out of the sign-in. The function that comes back goes back like the browser.
 */
export function useStepHistory(isBegun: boolean, onBack: () => void): () => void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isStep = memberOf(state, 'isSignInStep') === true;
  // the entry of the step is there, or is being made
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
