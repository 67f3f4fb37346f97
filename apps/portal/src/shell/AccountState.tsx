import { AccountBanners } from '@forecourt/ui/account-banners';
import { ButtonLink } from '@forecourt/ui/link';
import { href } from '../addresses/href.ts';
import { useText } from '../messages/text.ts';
import { useSelected } from './account.ts';

/** Banners for an account that is read-only, locked, or being emulated. [UI-16 to UI-18] */
export default function AccountState() {
  const text = useText();
  const { account, person } = useSelected();
  const emulated = account.emulatedBy
    ? {
        emulated: `${person.firstName} ${person.lastName}`,
        stopAction: (
          <ButtonLink size="compact" href={href('logout')}>
            {text('shell.signOut')}
          </ButtonLink>
        ),
      }
    : {};
  return (
    <AccountBanners
      isReadOnly={account.state === 'readOnly'}
      isLocked={account.state === 'locked'}
      {...emulated}
    />
  );
}
