import { can, type Permission } from '@forecourt/validation';
import { reasonText } from '../messages/reasonText.ts';
import { useText } from '../messages/text.ts';
import { actorIn, useSelected } from '../shell/account.ts';

/** Returns why the user may not do something in the account; null if they may. */
export function useDenial(): (
  permission: Permission,
  target?: Parameters<typeof can>[2],
) => string | null {
  const text = useText();
  const { account } = useSelected();
  return (permission, target) => reasonText(text, can(actorIn(account), permission, target));
}
