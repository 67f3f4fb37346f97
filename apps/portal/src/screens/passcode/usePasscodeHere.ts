import { useState } from 'react';
import type { CallFailure } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { fieldIssues } from '@forecourt/validation/core';
import { verbalPasscode } from '@forecourt/validation/credentials';
import { useSentText, useText } from '../../messages/text.ts';
import { useProofGate } from '../settings/useProofGate.tsx';

/**
 * The user's own verbal passcode on a form. A user without one chooses it there: it is set first,
 * after a password prompt if needed, and then used. [ROLE-23, EXPR-11, USER-21]
 */
export function usePasscodeHere() {
  const text = useText();
  const translate = useSentText();
  const storedPasscode = useQuery('getVerbalPasscode', {});
  const gate = useProofGate();
  const setting = useMutation('setVerbalPasscode');
  const [typed, type] = useState('');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isNew = storedPasscode.data?.isSet === false;
  const parsed = verbalPasscode.safeParse(typed);
  const [issue] = parsed.success || !isNew ? [] : fieldIssues(parsed.error);
  const missing = typed === '' ? text('verbalPasscode.required') : undefined;
  /** Sets the passcode if there is none yet; resolves to whether one is set. */
  const makeSure = async (): Promise<boolean> => {
    if (!isNew) return true;
    const body = { verbalPasscode: typed };
    const result = await gate.run(() => setting.send({ body }));
    setFailure(result === null || result.ok ? null : result.failure);
    return result?.ok === true;
  };
  return {
    typed,
    type,
    isNew,
    /** What is wrong with the typed passcode. */
    issue: issue ? translate(issue.key, issue.params) : missing,
    makeSure,
    isPending: setting.isPending,
    failure,
    /** The password prompt. */
    dialog: gate.dialog,
  };
}
