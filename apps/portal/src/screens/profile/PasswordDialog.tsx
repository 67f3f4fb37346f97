import { useId, useRef, useState, type FormEvent } from 'react';
import { PASSWORD_CHANGE_WAIT_HOURS, PASSWORD_HISTORY_COUNT } from '@forecourt/validation';
import { useBanners } from '@forecourt/ui/banner';
import { Button } from '@forecourt/ui/button';
import { Dialog } from '@forecourt/ui/dialog';
import { PasswordChecklist } from '@forecourt/ui/password-checklist';
import { PasswordField } from '@forecourt/ui/password-field';
import { Stack } from '@forecourt/ui/stack';
import { Problem } from '../../app/Problem.tsx';
import { useText } from '../../messages/text.ts';
import type { AccountProblem } from '../../session/accountProblem.ts';
import type { PersonProfile } from '../../session/myAccount.ts';
import { useNewPassword } from '../signInSteps/useNewPassword.ts';
import { useAccountChange, useAccountProblemText } from './useMyAccount.ts';

export interface PasswordDialogProps {
  readonly profile: PersonProfile;
  /** There is none yet, so that none is asked. [PROF-01] */
  readonly isFirst: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
}

/** The password of now and the next one, twice, with its rules. [PROF-21, PROF-22, AUTH-35 to AUTH-44, AUTH-55, AUTH-56] */
export function PasswordDialog({ profile, isFirst, onClose, onChanged }: PasswordDialogProps) {
  const text = useText();
  const inWords = useAccountProblemText();
  const banners = useBanners();
  const change = useAccountChange();
  const formId = useId();
  const [current, setCurrent] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const [isPending, setPending] = useState(false);
  const currentField = useRef<HTMLInputElement>(null);
  const newField = useRef<HTMLInputElement>(null);
  const typed = useNewPassword({
    username: profile.login,
    email: profile.email,
    ...(isFirst ? {} : { currentPassword: current }),
  });
  const isMissing = !isFirst && current === '';
  const isOfCurrent = problem?.reason === 'currentPasswordWrong';
  const currentError = () => {
    if (isSubmitted && isMissing) return text('password.currentRequired');
    return isOfCurrent ? inWords(problem) : undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    typed.show();
    if (isMissing) return currentField.current?.focus();
    if (!typed.isGood || isPending) return newField.current?.focus();
    setPending(true);
    const answer = await change((account) =>
      account.setPassword(typed.password, isFirst ? null : current),
    );
    setPending(false);
    if (!answer.ok) {
      setProblem(answer.problem);
      const isCurrent = answer.problem.reason === 'currentPasswordWrong';
      return (isCurrent ? currentField : newField).current?.focus();
    }
    await onChanged();
    banners.show({ kind: 'success', text: text('profile.password.done') });
    onClose();
  };
  return (
    <Dialog
      title={text(isFirst ? 'profile.password.set' : 'profile.password.change')}
      initialFocus={isFirst ? newField : currentField}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('profile.password.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {text(isFirst ? 'profile.password.set' : 'profile.password.change')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <Problem>{problem && !isOfCurrent && inWords(problem)}</Problem>
          {!isFirst && (
            <PasswordField
              ref={currentField}
              label={text('profile.password.current')}
              name="current-password"
              value={current}
              onChange={(value) => {
                setCurrent(value);
                if (isOfCurrent) setProblem(null);
              }}
              error={currentError()}
            />
          )}
          <PasswordField
            ref={newField}
            label={text('profile.password.new')}
            name="new-password"
            autoComplete="new-password"
            help={text('profile.password.hint', {
              count: PASSWORD_HISTORY_COUNT,
              hours: PASSWORD_CHANGE_WAIT_HOURS,
            })}
            value={typed.password}
            onChange={typed.setPassword}
            error={typed.errorOf('password')}
          />
          <PasswordChecklist aria-label={text('profile.password.rules')} rules={typed.rules} />
          <PasswordField
            label={text('profile.password.again')}
            name="new-password-again"
            autoComplete="new-password"
            value={typed.confirmation}
            onChange={typed.setConfirmation}
            error={typed.errorOf('confirmation')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
