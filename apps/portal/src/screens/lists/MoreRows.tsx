import { useState, type ReactNode } from 'react';
import type { Pages } from '@forecourt/api-client/react';
import { Button, type ButtonProps } from '@forecourt/ui';
import { Problem } from '../../app/Problem.tsx';
import { useFailureReason } from '../../app/useFailureReason.ts';
import { useFocusOnward } from './useFocusOnward.tsx';

interface MoreRowsProps extends Pick<ButtonProps, 'variant'> {
  readonly list: Pick<
    Pages<unknown, unknown>,
    'items' | 'failure' | 'hasMore' | 'isLoadingMore' | 'loadMore'
  >;
  readonly children: ReactNode;
}

const ONLY = 'more';

/** A button that loads more rows, for lists without infinite scroll; hidden after the last. */
export function MoreRows({ list, children, ...look }: MoreRowsProps) {
  const { refOf, hold, rest } = useFocusOnward(list.hasMore ? [ONLY] : [], 'list.end');
  const reasonOf = useFailureReason();
  const { items, failure } = list;
  /** What was there when the button was last pressed. */
  const [before, setBefore] = useState<Pick<typeof list, 'items' | 'failure'> | null>(null);
  if (!list.hasMore) return rest;
  // the failure may also be that of polling, which is not what the person asked for
  const hasFailed =
    before !== null && before.items.length === items.length && before.failure !== failure;
  return (
    <>
      <Problem>{hasFailed && failure && reasonOf(failure)}</Problem>
      <Button
        {...look}
        ref={refOf(ONLY)}
        isPending={list.isLoadingMore}
        onPress={() => {
          hold(ONLY);
          setBefore({ items, failure });
          list.loadMore();
        }}
      >
        {children}
      </Button>
    </>
  );
}
