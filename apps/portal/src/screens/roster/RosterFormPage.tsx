import type { ReactNode } from 'react';
import type { Permission } from '@forecourt/validation';
import { WithPermission } from '../../app/WithPermission.tsx';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { NotLoaded, type NotLoadedProps } from '../cards/NotLoaded.tsx';

export interface RosterFormPageProps {
  readonly title: string;
  readonly permission: Permission;
  /** The row to edit has not loaded yet. */
  readonly isWaiting: boolean;
  readonly query: NotLoadedProps['query'];
  readonly subject: string;
  readonly children: ReactNode;
}

/** The page of a driver or vehicle form; checks the permission and waits for the row. */
export function RosterFormPage(props: RosterFormPageProps) {
  const { title, permission, isWaiting, query, subject, children } = props;
  const text = useText();
  return (
    <Screen title={title}>
      <WithPermission permission={permission} denied={text('roster.denied')}>
        {isWaiting ? <NotLoaded query={query} subject={subject} /> : children}
      </WithPermission>
    </Screen>
  );
}
