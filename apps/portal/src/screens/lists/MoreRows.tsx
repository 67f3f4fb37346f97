import type { ReactNode } from 'react';
import type { Pages } from '@forecourt/api-client/react';
import { Button, type ButtonProps } from '@forecourt/ui';

interface MoreRowsProps extends Pick<ButtonProps, 'variant'> {
  readonly list: Pick<Pages<unknown, unknown>, 'hasMore' | 'isLoadingMore' | 'loadMore'>;
  readonly children: ReactNode;
}

/** A button that loads more rows, for lists without infinite scroll; hidden after the last. */
export function MoreRows({ list, children, ...look }: MoreRowsProps) {
  if (!list.hasMore) return null;
  return (
    <Button {...look} isPending={list.isLoadingMore} onPress={list.loadMore}>
      {children}
    </Button>
  );
}
