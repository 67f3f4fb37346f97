import { useRef, useState } from 'react';
import { email } from '@forecourt/validation/contact';
import { fieldIssues } from '@forecourt/validation/core';
import { mfaPhone } from '@forecourt/validation/phones';
import { Checkbox } from '@forecourt/ui/checkbox';
import { TextField } from '@forecourt/ui/text-field';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useSentText, useText } from '../../messages/text.ts';
import type { Contact, ContactKind } from '../../session/myAccount.ts';
import { useAccountProblemText } from './useMyAccount.ts';
import { useProvedChange } from './useProvedChange.tsx';

export interface AddContactDialogProps {
  readonly kind: ContactKind;
  readonly onClose: () => void;
  /** Called once the contact exists and awaits its code. */
  readonly onAdded: (contact: Contact) => Promise<void>;
}

/** Adds an email address or mobile number. [PROF-08, PROF-15, AUTH-50 to AUTH-54] */
export function AddContactDialog({ kind, onClose, onAdded }: AddContactDialogProps) {
  const text = useText();
  const translate = useSentText();
  const problemText = useAccountProblemText();
  const adding = useProvedChange();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [isPrimary, setPrimary] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const isEmail = kind === 'email';
  const parsed = (isEmail ? email : mfaPhone).safeParse(value);
  const [issue] = parsed.success ? [] : fieldIssues(parsed.error);
  const errorText =
    isSubmitted && issue ? translate(issue.key, issue.params) : problemText(adding.problem);

  const submit = async () => {
    setSubmitted(true);
    if (!parsed.success) return;
    const { problem } = await adding.send(
      (account, password) =>
        isEmail
          ? account.addEmail(parsed.data, isPrimary, password)
          : account.addPhone(parsed.data, password),
      onAdded,
    );
    if (problem) field.current?.focus();
  };
  return (
    <FormDialog
      title={text(isEmail ? 'profile.emails.add' : 'profile.phones.add')}
      submitLabel={text('profile.contact.next')}
      isPending={adding.isPending}
      initialFocus={field}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <TextField
        ref={field}
        label={text(isEmail ? 'profile.emails.label' : 'profile.phones.label')}
        type={isEmail ? 'email' : 'tel'}
        name={isEmail ? 'email' : 'phoneNumber'}
        autoComplete={isEmail ? 'email' : 'tel-national'}
        value={value}
        onChange={(typed) => {
          setValue(typed);
          adding.clear();
        }}
        error={errorText}
        help={isEmail ? undefined : text('profile.phones.help')}
      />
      {isEmail && (
        <Checkbox isSelected={isPrimary} onChange={setPrimary}>
          {text('profile.emails.asPrimary')}
        </Checkbox>
      )}
      {adding.passwordField}
    </FormDialog>
  );
}
