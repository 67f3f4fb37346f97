import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '@forecourt/ui/password-field';
import { useText } from '../../messages/text.ts';
import type { AccountProblem, AccountResult } from '../../session/accountProblem.ts';
import type { MyAccount } from '../../session/myAccount.ts';
import { useAccountChange, useAccountProblemText } from './useMyAccount.ts';

const SIGN_IN_NEEDED: AccountProblem = { reason: 'signInNeeded', causes: [] };

/** What the password field does not show: a provider that still asks needs a new sign-in. */
function besidesPassword(problem: AccountProblem | null, sentPassword: string) {
  if (problem?.reason === 'currentPasswordWrong') return null;
  if (problem?.reason !== 'passwordNeeded') return problem;
  return sentPassword === '' ? null : SIGN_IN_NEEDED;
}

/**
 * Changes the user's account like `useAccountChange`, and asks for their password if the identity
 * provider wants proof that it is still them: an open session must not be enough to move where
 * codes go. [PROF-08, PROF-10, PROF-15, PROF-17]
 */
export function useProvedChange() {
  const text = useText();
  const problemText = useAccountProblemText();
  const { send, problem, isPending, clear } = useAccountChange();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  const wrongText = problem?.reason === 'currentPasswordWrong' ? problemText(problem) : undefined;
  return {
    isPending,
    clear,
    /** The problem, if the password field does not show it. */
    problem: besidesPassword(problem, password),
    /** Put it into the dialog; nothing until the provider asks for the password. */
    passwordField: isAsked && (
      <PasswordField
        ref={field}
        label={text('profile.password.current')}
        name="current-password"
        help={text('account.passwordWhy')}
        value={password}
        onChange={(value) => {
          setPassword(value);
          setMissing(false);
          clear();
        }}
        error={isMissing ? text('password.currentRequired') : wrongText}
      />
    ),
    /** Makes the change with the password, '' if not asked. Returns what the field does not show. */
    send: async <T,>(
      change: (account: MyAccount, password: string) => Promise<AccountResult<T>>,
      onSuccess: (data: T) => Promise<void>,
    ): Promise<{ readonly isDone: boolean; readonly problem: AccountProblem | null }> => {
      if (isAsked && password === '') {
        setMissing(true);
        field.current?.focus();
        return { isDone: false, problem: null };
      }
      const result = await send((account) => change(account, password), onSuccess);
      if (result.ok) return { isDone: true, problem: null };
      if (result.problem.reason === 'passwordNeeded') setAsked(true);
      const otherProblem = besidesPassword(result.problem, password);
      if (otherProblem === null) field.current?.focus();
      return { isDone: false, problem: otherProblem };
    },
  };
}
