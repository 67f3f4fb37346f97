import { lazy } from 'react';
import { WithTexts } from '../../app/WithTexts.tsx';
import { catalogs } from '../../messages/catalogs.ts';
import type { StepSequenceProps } from '../signInSteps/StepSequence.tsx';

const StepSequence = lazy(() => import('../signInSteps/StepSequence.tsx'));
const stepTexts = catalogs('signInSteps');

/** Steps beyond password and e-mail code, with their texts: most visits do not fetch them. */
export function LazySteps(props: StepSequenceProps) {
  return (
    <WithTexts load={stepTexts}>
      <StepSequence {...props} />
    </WithTexts>
  );
}
