import { useEffect, useRef, useState } from 'react';
import { fieldIssues } from '@forecourt/validation/core';
import { newPasswordPair, PASSWORD_CHARACTERS_MIN } from '@forecourt/validation/credentials';
import { PasswordChecklist } from '@forecourt/ui/password-checklist';
import { PasswordField } from '@forecourt/ui/password-field';
import { useSentText, useText } from '../../messages/text.ts';
import { useProblemText, type StepProps } from './step.ts';
import { StepForm } from './StepForm.tsx';

type IsCommon = (password: string) => boolean;

/** The list of common passwords, which is fetched only here. */
function useCommonPasswords(): IsCommon | null {
  const [isCommon, setIsCommon] = useState<IsCommon | null>(null);
  useEffect(() => {
    void import('@forecourt/validation/commonPasswords').then(
      ({ isCommonPassword }) => setIsCommon(() => isCommonPassword),
      // the provider knows the list too
      () => undefined,
    );
  }, []);
  return isCommon;
}

/** A new password, twice, with its rules. [AUTH-35 to AUTH-44, AUTH-55, SCREEN-04, SCREEN-05] */
export function NewPasswordStep({ form, problem, steps }: StepProps) {
  const text = useText();
  const say = useSentText();
  const inWords = useProblemText();
  const isCommonPassword = useCommonPasswords();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // the step before it has just been answered
  useEffect(() => first.current?.focus(), []);
  const checked = newPasswordPair(isCommonPassword ? { isCommonPassword } : {}).safeParse({
    password,
    confirmation,
  });
  const issues = checked.success ? [] : fieldIssues(checked.error);
  const broken = new Set(issues.map(({ key }) => key));
  const errorOf = (path: string) => {
    const issue = isSubmitted ? issues.find((one) => one.path === path) : undefined;
    return issue && say(issue.key, issue.params);
  };
  const rule = (words: string, isMet: boolean) => ({
    text: words,
    isMet: password !== '' && isMet,
  });
  const rules = [
    rule(
      text('signInStep.password.rule.length', { min: PASSWORD_CHARACTERS_MIN }),
      !broken.has('password.tooShort'),
    ),
    rule(text('signInStep.password.rule.classes'), !broken.has('password.classes')),
    rule(
      text('signInStep.password.rule.common'),
      isCommonPassword !== null && !broken.has('password.common'),
    ),
  ];

  const submit = () => {
    setIsSubmitted(true);
    const [field] = form.fields;
    if (issues.length > 0 || !field) return first.current?.focus();
    void steps.submit(form.name, { ...form.fixed, [field.path]: password });
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
        value={password}
        onChange={setPassword}
        error={errorOf('password') ?? inWords(problem)}
      />
      <PasswordChecklist aria-label={text('signInStep.password.rules')} rules={rules} />
      <PasswordField
        label={text('signInStep.password.again')}
        name="new-password-again"
        autoComplete="new-password"
        size="large"
        value={confirmation}
        onChange={setConfirmation}
        error={errorOf('confirmation')}
      />
    </StepForm>
  );
}
