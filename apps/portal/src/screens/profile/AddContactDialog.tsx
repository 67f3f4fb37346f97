import { useId, useRef, useState, type FormEvent } from 'react';
import { email } from '@forecourt/validation/contact';
import { fieldIssues } from '@forecourt/validation/core';
import { mfaPhone } from '@forecourt/validation/phones';
import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Dialog } from '@forecourt/ui/dialog';
import { Stack } from '@forecourt/ui/stack';
import { TextField } from '@forecourt/ui/text-field';
import { useSentText, useText } from '../../messages/text.ts';
import type { AccountProblem } from '../../session/accountProblem.ts';
import type { Contact, ContactKind } from '../../session/myAccount.ts';
import { useAccountChange, useAccountProblemText } from './useMyAccount.ts';

export interface AddContactDialogProps {
  readonly kind: ContactKind;
  readonly onClose: () => void;
  /** It is there, and waits for its code. */
  readonly onAdded: (contact: Contact) => Promise<void>;
}

/** A new email address or mobile number. [PROF-08, PROF-15, AUTH-50 to AUTH-54] */
export function AddContactDialog({ kind, onClose, onAdded }: AddContactDialogProps) {
  const text = useText();
  const say = useSentText();
  const inWords = useAccountProblemText();
  const change = useAccountChange();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [isPrimary, setPrimary] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const [isPending, setPending] = useState(false);
  const isEmail = kind === 'email';
  const checked = (isEmail ? email : mfaPhone).safeParse(value);
  const [issue] = checked.success ? [] : fieldIssues(checked.error);
  const wrong = isSubmitted && issue ? say(issue.key, issue.params) : inWords(problem);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!checked.success || isPending) return field.current?.focus();
    setPending(true);
    const answer = await change((account) =>
      isEmail ? account.addEmail(checked.data, isPrimary) : account.addPhone(checked.data),
    );
    if (answer.ok) return onAdded(answer.data);
    setPending(false);
    setProblem(answer.problem);
    field.current?.focus();
  };
  return (
    <Dialog
      title={text(isEmail ? 'profile.emails.add' : 'profile.phones.add')}
      initialFocus={field}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('profile.contact.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {text('profile.contact.next')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <TextField
            ref={field}
            label={text(isEmail ? 'profile.emails.label' : 'profile.phones.label')}
            type={isEmail ? 'email' : 'tel'}
            name={isEmail ? 'email' : 'phoneNumber'}
            autoComplete={isEmail ? 'email' : 'tel-national'}
            value={value}
            onChange={(typed) => {
              setValue(typed);
              setProblem(null);
            }}
            error={wrong}
            {...(isEmail ? {} : { help: text('profile.phones.help') })}
          />
          {isEmail && (
            <Checkbox isSelected={isPrimary} onChange={setPrimary}>
              {text('profile.emails.asPrimary')}
            </Checkbox>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
