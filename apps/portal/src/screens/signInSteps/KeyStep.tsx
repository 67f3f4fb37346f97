import { useState } from 'react';
import { useText } from '../../messages/text.ts';
import { answerKey, enrolKey } from './securityKey.ts';
import { useProblemText, type StepProps } from './step.ts';
import { StepForm } from './StepForm.tsx';

/** Enrolls or verifies a security key or passkey. [AUTH-25] */
export function KeyStep({ page, form, problem, steps }: StepProps) {
  const text = useText();
  const problemText = useProblemText();
  const [hasFailed, setHasFailed] = useState(false);
  const data = page.authenticator?.contextualData ?? {};
  const run = form.name.startsWith('enroll-') ? enrolKey : answerKey;
  const submit = async () => {
    setHasFailed(false);
    const entries = await run(data).catch(() => null);
    if (entries) await steps.submit(form.name, entries);
    else setHasFailed(true);
  };
  return (
    <StepForm
      problem={hasFailed ? text('signInStep.key.failed') : problemText(problem)}
      isWorking={steps.isWorking}
      submitText={text('signInStep.key.use')}
      onSubmit={() => void submit()}
    />
  );
}
