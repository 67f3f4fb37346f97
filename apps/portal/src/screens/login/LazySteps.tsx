import { lazy } from 'react';
import { WithTexts } from '../../app/WithTexts.tsx';
import { catalogs } from '../../messages/catalogs.ts';
import type { StepSequenceProps } from '../signInSteps/StepSequence.tsx';

const StepSequence = lazy(() => import('../signInSteps/StepSequence.tsx'));
const stepTexts = catalogs('signInSteps');

/** Sign-in steps beyond password and email code; lazy, since most visits do not need them. */
export function LazySteps(props: StepSequenceProps) {
  return (
    <WithTexts load={stepTexts}>
      <StepSequence {...props} />
    </WithTexts>
  );
}
