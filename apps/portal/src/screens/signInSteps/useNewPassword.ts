import { useEffect, useState } from 'react';
import { fieldIssues } from '@forecourt/validation/core';
import {
  newPasswordPair,
  PASSWORD_CHARACTERS_MIN,
  type PasswordContext,
} from '@forecourt/validation/credentials';
import { useSentText, useText } from '../../messages/text.ts';

type IsCommon = (password: string) => boolean;

/** Checks against the list of common passwords; null until the list has loaded. */
function useCommonPasswords(): IsCommon | null {
  const [isCommon, setIsCommon] = useState<IsCommon | null>(null);
  useEffect(() => {
    void import('@forecourt/validation/commonPasswords').then(
      ({ isCommonPassword }) => setIsCommon(() => isCommonPassword),
      // ignore: the provider checks the list too
      () => undefined,
    );
  }, []);
  return isCommon;
}

/** State of a new password and its confirmation. [AUTH-35 to AUTH-44, AUTH-55] */
export function useNewPassword(context: PasswordContext = {}) {
  const text = useText();
  const translate = useSentText();
  const isCommonPassword = useCommonPasswords();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isShown, setShown] = useState(false);
  const parsed = newPasswordPair({
    ...context,
    ...(isCommonPassword ? { isCommonPassword } : {}),
  }).safeParse({ password, confirmation });
  const issues = parsed.success ? [] : fieldIssues(parsed.error);
  const brokenRules = new Set(issues.map(({ key }) => key));
  const rule = (label: string, isMet: boolean) => ({
    text: label,
    isMet: password !== '' && isMet,
  });
  const isPersonKnown = Boolean(context.username);
  return {
    password,
    setPassword,
    confirmation,
    setConfirmation,
    isGood: issues.length === 0,
    /** The field's error, once `show` was called. */
    errorOf: (field: 'password' | 'confirmation') => {
      const issue = isShown ? issues.find(({ path }) => path === field) : undefined;
      return issue && translate(issue.key, issue.params);
    },
    show: () => setShown(true),
    rules: [
      rule(
        text('signInStep.password.rule.length', { min: PASSWORD_CHARACTERS_MIN }),
        !brokenRules.has('password.tooShort'),
      ),
      rule(text('signInStep.password.rule.classes'), !brokenRules.has('password.classes')),
      ...(isPersonKnown
        ? [
            rule(
              text('signInStep.password.rule.person'),
              !brokenRules.has('password.sharesUsername') &&
                !brokenRules.has('password.sharesEmail'),
            ),
            rule(text('signInStep.password.rule.current'), !brokenRules.has('password.isCurrent')),
          ]
        : []),
      rule(
        text('signInStep.password.rule.common'),
        isCommonPassword !== null && !brokenRules.has('password.common'),
      ),
    ],
  };
}
