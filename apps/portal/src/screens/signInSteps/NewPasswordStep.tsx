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
  const problemText = useProblemText();
  const newPassword = useNewPassword();
  const passwordField = useRef<HTMLInputElement>(null);
  // the previous step was just submitted, so focus moves here
  useEffect(() => passwordField.current?.focus(), []);

  const submit = () => {
    newPassword.show();
    const [field] = form.fields;
    if (!newPassword.isGood || !field) return passwordField.current?.focus();
    void steps.submit(form.name, { ...form.fixed, [field.path]: newPassword.password });
  };
  return (
    <StepForm
      isWorking={steps.isWorking}
      submitText={text('signInStep.password.submit')}
      onSubmit={submit}
    >
      <PasswordField
        ref={passwordField}
        label={text('signInStep.password.new')}
        name="new-password"
        autoComplete="new-password"
        size="large"
        value={newPassword.password}
        onChange={newPassword.setPassword}
        error={newPassword.errorOf('password') ?? problemText(problem)}
      />
      <PasswordChecklist aria-label={text('signInStep.password.rules')} rules={newPassword.rules} />
      <PasswordField
        label={text('signInStep.password.again')}
        name="new-password-again"
        autoComplete="new-password"
        size="large"
        value={newPassword.confirmation}
        onChange={newPassword.setConfirmation}
        error={newPassword.errorOf('confirmation')}
      />
    </StepForm>
  );
}
