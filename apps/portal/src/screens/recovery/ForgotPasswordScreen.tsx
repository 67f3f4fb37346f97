import StepSequence from '../signInSteps/StepSequence.tsx';

const BEGINNING = { kind: 'recover' } as const;

/** A new password for who forgot the old one. [SCREEN-04, SCREEN-07] */
export function Component() {
  return <StepSequence beginning={BEGINNING} />;
}
