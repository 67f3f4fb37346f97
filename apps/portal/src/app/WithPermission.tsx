import type { ReactNode } from 'react';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { can, type Permission } from '@forecourt/validation';
import { useText } from '../messages/text.ts';
import { actorIn, useSelected } from '../shell/account.ts';

interface WithPermissionProps {
  readonly permission: Permission;
  /** Title above the reasons. */
  readonly denied: string;
  readonly children: ReactNode;
}

/** Renders its children if the user has the permission; otherwise, the reasons why not. */
export function WithPermission({ permission, denied, children }: WithPermissionProps) {
  const text = useText();
  const { account } = useSelected();
  const decision = can(actorIn(account), permission);
  if (decision.allowed) return children;
  return (
    <InlineMessage tone="warn" title={denied}>
      {decision.reasons.map(({ key, params }) => text(key, params)).join(' ')}
    </InlineMessage>
  );
}
