import { useRef, useState } from 'react';
import { PASSWORD_CHANGE_WAIT_HOURS, PASSWORD_HISTORY_COUNT } from '@forecourt/validation';
import { useBanners } from '@forecourt/ui/banner';
import { PasswordChecklist } from '@forecourt/ui/password-checklist';
import { PasswordField } from '@forecourt/ui/password-field';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useText } from '../../messages/text.ts';
import type { PersonProfile } from '../../session/myAccount.ts';
import { useNewPassword } from '../signInSteps/useNewPassword.ts';
import { useAccountChange, useAccountProblemText } from './useMyAccount.ts';

export interface PasswordDialogProps {
  readonly profile: PersonProfile;
  /** No password is set yet, so the current one is not requested. [PROF-01] */
  readonly isFirst: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
}

/** Sets a password, by its rules. [PROF-21, PROF-22, AUTH-35 to AUTH-44, AUTH-55, AUTH-56] */
export function PasswordDialog({ profile, isFirst, onClose, onChanged }: PasswordDialogProps) {
  const text = useText();
  const problemText = useAccountProblemText();
  const banners = useBanners();
  const { send, isPending, problem, clear } = useAccountChange();
  const [current, setCurrent] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const currentField = useRef<HTMLInputElement>(null);
  const newField = useRef<HTMLInputElement>(null);
  const newPassword = useNewPassword({
    username: profile.login,
    email: profile.email,
    ...(isFirst ? {} : { currentPassword: current }),
  });
  const isMissing = !isFirst && current === '';
  const isOfCurrent = problem?.reason === 'currentPasswordWrong';
  const currentError = () => {
    if (isSubmitted && isMissing) return text('password.currentRequired');
    return isOfCurrent ? problemText(problem) : undefined;
  };

  const submit = async () => {
    setSubmitted(true);
    newPassword.show();
    if (isMissing || !newPassword.isGood) return;
    const result = await send(
      (account) => account.setPassword(newPassword.password, isFirst ? null : current),
      onChanged,
    );
    if (!result.ok) {
      const isCurrent = result.problem.reason === 'currentPasswordWrong';
      return (isCurrent ? currentField : newField).current?.focus();
    }
    banners.show({ kind: 'success', text: text('profile.password.done') });
    onClose();
  };
  const title = text(isFirst ? 'profile.password.set' : 'profile.password.change');
  return (
    <FormDialog
      title={title}
      submitLabel={title}
      isPending={isPending}
      problem={problem && !isOfCurrent && problemText(problem)}
      initialFocus={isFirst ? newField : currentField}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {!isFirst && (
        <PasswordField
          ref={currentField}
          label={text('profile.password.current')}
          name="current-password"
          value={current}
          onChange={(value) => {
            setCurrent(value);
            if (isOfCurrent) clear();
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
        value={newPassword.password}
        onChange={newPassword.setPassword}
        error={newPassword.errorOf('password')}
      />
      <PasswordChecklist aria-label={text('profile.password.rules')} rules={newPassword.rules} />
      <PasswordField
        label={text('profile.password.again')}
        name="new-password-again"
        autoComplete="new-password"
        value={newPassword.confirmation}
        onChange={newPassword.setConfirmation}
        error={newPassword.errorOf('confirmation')}
      />
    </FormDialog>
  );
}
