import type { ReactNode } from 'react';
import type { Pages } from '@forecourt/api-client/react';
import { Button, type ButtonProps } from '@forecourt/ui';
import { useFocusOnward } from './useFocusOnward.tsx';

interface MoreRowsProps extends Pick<ButtonProps, 'variant'> {
  readonly list: Pick<Pages<unknown, unknown>, 'hasMore' | 'isLoadingMore' | 'loadMore'>;
  readonly children: ReactNode;
}

const ONLY = 'more';

/** A button that loads more rows, for lists without infinite scroll; hidden after the last. */
export function MoreRows({ list, children, ...look }: MoreRowsProps) {
  const { refOf, hold, rest } = useFocusOnward(list.hasMore ? [ONLY] : [], 'list.end');
  if (!list.hasMore) return rest;
  return (
    <Button
      {...look}
      ref={refOf(ONLY)}
      isPending={list.isLoadingMore}
      onPress={() => {
        hold(ONLY);
        list.loadMore();
      }}
    >
      {children}
    </Button>
  );
}
