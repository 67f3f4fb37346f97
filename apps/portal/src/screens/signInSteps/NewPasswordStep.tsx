import { useEffect, useRef } from 'react';
import { PasswordChecklist } from '@forecourt/ui/password-checklist';
import { PasswordField } from '@forecourt/ui/password-field';
import { useText } from '../../messages/text.ts';
import { useProblemText, type StepProps } from './step.ts';
import { StepForm } from './StepForm.tsx';
import { useNewPassword } from './useNewPassword.ts';

/** Asks for a new password, twice. [AUTH-35 to AUTH-44, AUTH-55, SCREEN-04, SCREEN-05] */
export function NewPasswordStep({ form, problem, steps }: StepProps) {
  const text = useText();
  const inWords = useProblemText();
  const typed = useNewPassword();
  const first = useRef<HTMLInputElement>(null);
  // the previous step was just submitted, so focus moves here
  useEffect(() => first.current?.focus(), []);

  const submit = () => {
    typed.show();
    const [field] = form.fields;
    if (!typed.isGood || !field) return first.current?.focus();
    void steps.submit(form.name, { ...form.fixed, [field.path]: typed.password });
  };
  return (
    <StepForm
      isWorking={steps.isWorking}
      submitText={text('signInStep.password.submit')}
      onSubmit={submit}
    >
      <PasswordField
        ref={first}
        label={text('signInStep.password.new')}
        name="new-password"
        autoComplete="new-password"
        size="large"
        value={typed.password}
        onChange={typed.setPassword}
        error={typed.errorOf('password') ?? inWords(problem)}
      />
      <PasswordChecklist aria-label={text('signInStep.password.rules')} rules={typed.rules} />
      <PasswordField
        label={text('signInStep.password.again')}
        name="new-password-again"
        autoComplete="new-password"
        size="large"
        value={typed.confirmation}
        onChange={typed.setConfirmation}
        error={typed.errorOf('confirmation')}
      />
    </StepForm>
  );
}
