import type { ReactNode } from 'react';
import { InlineMessage, Page } from '@forecourt/ui';
import { can, type Permission } from '@forecourt/validation';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';
import { actorIn, useSelected } from '../../shell/account.ts';
import { NotLoaded, type NotLoadedProps } from '../cards/NotLoaded.tsx';

export interface RosterFormPageProps {
  readonly title: string;
  readonly permission: Permission;
  /** The row to change has yet to come. */
  readonly isWaiting: boolean;
  readonly query: NotLoadedProps['of'];
  readonly what: string;
  readonly children: ReactNode;
}

/** The page of a form for a driver or a vehicle: for those who may, once its row is there. */
export function RosterFormPage(props: RosterFormPageProps) {
  const { title, permission, isWaiting, query, what, children } = props;
  const text = useText();
  const { account } = useSelected();
  const answer = can(actorIn(account), permission);
  usePageTitle(title);
  return (
    <Page title={title}>
      {!answer.allowed ? (
        <InlineMessage tone="warn" title={text('roster.denied')}>
          {answer.reasons.map(({ key, params }) => text(key, params)).join(' ')}
        </InlineMessage>
      ) : isWaiting ? (
        <NotLoaded of={query} what={what} />
      ) : (
        children
      )}
    </Page>
  );
}
