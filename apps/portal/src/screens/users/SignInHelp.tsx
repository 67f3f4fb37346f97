import { KeyRound } from 'lucide-react';
import { Button, Menu } from '@forecourt/ui';
import type { AccountUser } from '@forecourt/api-client';
import { renameReasons } from '@forecourt/validation';
import { reasonText } from '../../messages/reasonText.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { SIGN_IN_HELP, type Help } from './SignInHelpDialog.tsx';

interface SignInHelpProps {
  readonly user: AccountUser;
  /** `undefined` if unknown; then it cannot be changed. */
  readonly isRecoveryAllowed: boolean | undefined;
  readonly onChoose: (help: Help) => void;
}

/** A menu of ways to help another user sign in again. [GW-48, GW-75, ROLE-22] */
export function SignInHelp({ user, isRecoveryAllowed, onChoose }: SignInHelpProps) {
  const text = useText();
  const { viewer } = useSelected();
  const hasSignIn = user.state === 'activated' || user.state === 'locked';
  if (!hasSignIn || !viewer.may('users.resetCredentials')) return null;
  // only the gateway knows the user's other accounts, and rejects if needed
  const reasons = renameReasons({ isSelf: user.isSelf, isElsewhere: false, isInternal: false });
  const isOffered: Readonly<Record<Help, boolean>> = {
    link: true,
    temporary: true,
    allow: isRecoveryAllowed === false,
    disallow: isRecoveryAllowed === true,
  };
  const offered = SIGN_IN_HELP.filter((help) => isOffered[help]);
  return (
    <Menu
      aria-label={text('users.help')}
      trigger={
        <Button icon={<KeyRound size={16} />} disabledReason={reasonText(text, reasons)}>
          {text('users.help')}
        </Button>
      }
      groups={[
        { id: 'help', entries: offered.map((id) => ({ id, label: text(`users.help.${id}`) })) },
      ]}
      onAction={(id) => {
        const help = offered.find((name) => name === id);
        if (help) onChoose(help);
      }}
    />
  );
}
