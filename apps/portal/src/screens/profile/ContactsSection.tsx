import { useState } from 'react';
import { Mail, Smartphone } from 'lucide-react';
import { useBanners } from '@forecourt/ui/banner';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Section } from '@forecourt/ui/section';
import { SettingsList, type Setting } from '@forecourt/ui/settings-list';
import { Status } from '@forecourt/ui/status';
import { EMAILS_PER_SECTION_MAX } from '@forecourt/validation/contact';
import { useText } from '../../messages/text.ts';
import type { Contact, ContactKind } from '../../session/myAccount.ts';
import { useFocusOnward, type FocusOnward } from '../lists/useFocusOnward.tsx';
import { AccountNotLoaded } from './AccountNotLoaded.tsx';
import { AddContactDialog } from './AddContactDialog.tsx';
import { formatNumber } from './formatNumber.ts';
import { ignoreNotFound, useAccountProblemText, type AccountQuery } from './useMyAccount.ts';
import { useProvedChange } from './useProvedChange.tsx';
import { VerifyContactDialog } from './VerifyContactDialog.tsx';

/** The open dialog. */
type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'verify'; readonly contact: Contact }
  | { readonly kind: 'remove'; readonly contact: Contact };

const shownValue = ({ kind, value }: Contact) => (kind === 'phone' ? formatNumber(value) : value);

function useRow(
  onOpen: (dialog: OpenDialog) => void,
  focus: FocusOnward,
): (contact: Contact) => Setting {
  const text = useText();
  const textOf = ({ kind, isVerified, isPrimary }: Contact) => {
    if (!isVerified) return text('profile.contact.unverifiedText');
    if (isPrimary) return text('profile.emails.primaryText');
    return text(kind === 'email' ? 'profile.emails.text' : 'profile.phones.text');
  };
  const statusOf = ({ isVerified, isPrimary }: Contact) => {
    if (!isVerified) return <Status tone="warn">{text('profile.contact.unverified')}</Status>;
    if (isPrimary) return <Status tone="info">{text('profile.contact.primary')}</Status>;
    return <Status tone="good">{text('profile.contact.verified')}</Status>;
  };
  return (contact) => {
    const value = shownValue(contact);
    const Icon = contact.kind === 'email' ? Mail : Smartphone;
    return {
      id: contact.id,
      icon: <Icon size={18} strokeWidth={1.75} />,
      title: value,
      text: textOf(contact),
      status: statusOf(contact),
      actions: !contact.isPrimary && (
        <>
          {!contact.isVerified && (
            <Button
              size="compact"
              aria-label={text('profile.contact.verifyOf', { value })}
              onPress={() => onOpen({ kind: 'verify', contact })}
            >
              {text('profile.contact.verify')}
            </Button>
          )}
          <Button
            ref={focus.refOf(contact.id)}
            size="compact"
            variant="danger"
            aria-label={text('profile.contact.removeOf', { value })}
            onPress={() => onOpen({ kind: 'remove', contact })}
          >
            {text('profile.contact.remove')}
          </Button>
        </>
      ),
    };
  };
}

interface RemoveDialogProps {
  readonly contact: Contact;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
  readonly focus: FocusOnward;
}

function RemoveDialog({ contact, onClose, onChanged, focus }: RemoveDialogProps) {
  const text = useText();
  const problemText = useAccountProblemText();
  const banners = useBanners();
  const removal = useProvedChange();
  const value = shownValue(contact);
  const remove = async () => {
    const { isDone, problem } = await removal.send(
      (account, password) => ignoreNotFound(account.remove(contact, password)),
      onChanged,
    );
    if (isDone) banners.show({ kind: 'success', text: text('profile.contact.removed', { value }) });
    else if (problem) banners.show({ kind: 'error', text: problemText(problem) ?? '' });
    else return;
    // not before, since the dialog has the focus until it closes
    if (isDone) focus.hold(contact.id);
    onClose();
  };
  return (
    <ConfirmDialog
      title={text('profile.contact.removeTitle', { value })}
      confirmLabel={text('profile.contact.removeNow')}
      isPending={removal.isPending}
      onCancel={onClose}
      onConfirm={() => void remove()}
      fields={removal.passwordField}
    >
      {text('profile.contact.removeText')}
    </ConfirmDialog>
  );
}

export interface ContactsSectionProps {
  readonly kind: ContactKind;
  readonly contacts: AccountQuery<readonly Contact[]>;
}

/** Email addresses or mobile numbers: add, verify, and remove. [PROF-07 to PROF-19, USER-19] */
export function ContactsSection({ kind, contacts }: ContactsSectionProps) {
  const text = useText();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const area = kind === 'email' ? 'emails' : 'phones';
  const { data, refresh } = contacts;
  const removable = (data ?? []).filter(({ isPrimary }) => !isPrimary);
  const focus = useFocusOnward(
    removable.map(({ id }) => id),
    `profile.${area}.removedLast`,
  );
  const rowOf = useRow(setOpenDialog, focus);
  const max = EMAILS_PER_SECTION_MAX;
  const isFull = kind === 'email' && data !== null && data.length >= max;
  const close = () => setOpenDialog(null);
  const content = () => {
    if (data && data.length > 0)
      return <SettingsList label={text(`profile.${area}`)} settings={data.map(rowOf)} />;
    if (data) return <p>{text('profile.phones.none')}</p>;
    return <AccountNotLoaded query={contacts} subject={text(`profile.${area}.what`)} />;
  };
  return (
    <Section
      title={text(`profile.${area}`)}
      hint={text(`profile.${area}.hint`)}
      content={data && data.length > 0 ? 'flush' : 'padded'}
      action={
        <Button
          size="compact"
          disabledReason={isFull ? text('profile.emails.full', { max }) : undefined}
          onPress={() => setOpenDialog({ kind: 'add' })}
        >
          {text(`profile.${area}.add`)}
        </Button>
      }
    >
      {content()}
      {focus.rest}
      {openDialog?.kind === 'add' && (
        <AddContactDialog
          kind={kind}
          onClose={close}
          onAdded={async (contact) => {
            setOpenDialog({ kind: 'verify', contact });
            await refresh();
          }}
        />
      )}
      {openDialog?.kind === 'verify' && (
        <VerifyContactDialog
          contact={openDialog.contact}
          value={shownValue(openDialog.contact)}
          onClose={close}
          onVerified={refresh}
        />
      )}
      {openDialog?.kind === 'remove' && (
        <RemoveDialog
          contact={openDialog.contact}
          onClose={close}
          onChanged={refresh}
          focus={focus}
        />
      )}
    </Section>
  );
}
