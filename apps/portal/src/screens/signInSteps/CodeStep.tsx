import { useState } from 'react';
import { VERIFICATION_CODE_DIGITS } from '@forecourt/validation';
import { Button } from '@forecourt/ui/button';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { VerificationCodeField } from '@forecourt/ui/verification-code-field';
import { useText } from '../../messages/text.ts';
import { useCountdown } from '../login/useCountdown.ts';
import { AppSetUp } from './AppSetUp.tsx';
import { useProblemText, type StepProps } from './step.ts';
import { StepForm } from './StepForm.tsx';

/** A code from a text, call, email, or app. [AUTH-08 to AUTH-11, AUTH-49, MSG-25 to MSG-28] */
export function CodeStep({ page, form, problem, steps }: StepProps) {
  const text = useText();
  const problemText = useProblemText();
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const [field] = form.fields;
  const check = (digits: string) => {
    setIsShort(digits.length < VERIFICATION_CODE_DIGITS);
    if (digits.length < VERIFICATION_CODE_DIGITS || !field || steps.isWorking) return;
    // a rejected code cannot be used again
    void steps.submit(form.name, { ...form.fixed, [field.path]: digits }).then(() => setCode(''));
  };
  const change = (digits: string) => {
    setIsShort(false);
    setCode(digits);
  };
  return (
    <StepForm isWorking={steps.isWorking} onSubmit={() => check(code)}>
      {steps.sentAt.length > 1 && !problem && (
        <InlineMessage tone="info" isLive>
          {text('signInStep.code.resent')}
        </InlineMessage>
      )}
      <AppSetUp authenticator={page.authenticator} />
      <VerificationCodeField
        hasInitialFocus
        label={text('signInStep.code.label')}
        value={code}
        onChange={change}
        onComplete={check}
        error={isShort ? text('signInStep.code.missing') : problemText(problem)}
      />
      {page.resend && <Resend steps={steps} action={page.resend} />}
    </StepForm>
  );
}

function Resend({
  steps,
  action,
}: {
  readonly steps: StepProps['steps'];
  readonly action: string;
}) {
  const text = useText();
  const secondsLeft = useCountdown(steps.sentAt.at(-1) ?? 0);
  return (
    <Button
      variant="quiet"
      isDisabled={secondsLeft > 0 || steps.isWorking}
      onPress={() => void steps.resend(action)}
    >
      {secondsLeft > 0
        ? text('signInStep.code.resendIn', { seconds: secondsLeft })
        : text('signInStep.code.resend')}
    </Button>
  );
}
