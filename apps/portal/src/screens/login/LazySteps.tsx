import { lazy, Suspense, use } from 'react';
import { useApp } from '../../app/App.ts';
import type { StepSequenceProps } from '../signInSteps/StepSequence.tsx';

const StepSequence = lazy(() => import('../signInSteps/StepSequence.tsx'));
const stepTexts = () => import('../signInSteps/messages/en.ts');

function WithTexts(props: StepSequenceProps) {
  const { texts } = useApp();
  use(texts.add(stepTexts));
  return <StepSequence {...props} />;
}

/** Steps beyond password and e-mail code, with their texts: most visits do not fetch them. */
export function LazySteps(props: StepSequenceProps) {
  return (
    <Suspense fallback={null}>
      <WithTexts {...props} />
    </Suspense>
  );
}
