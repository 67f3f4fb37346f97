import type { Contract, RequestOf } from '../contract/index.ts';
import { useMutation } from './query.ts';

export interface GroupIntent {
  /** null: a new group. */
  readonly group: { readonly groupId: string; readonly version: number } | null;
  readonly body: RequestOf<Contract['addCardGroup']>['body'];
}

/** Adds or changes a card group. [CARD-27, CARD-31] */
export const useSaveCardGroup = () =>
  useMutation((calls, { group, body }: GroupIntent) =>
    group === null
      ? calls.addCardGroup({ body })
      : calls.editCardGroup(
          { params: { groupId: group.groupId }, body },
          { ifMatch: group.version },
        ),
  );
