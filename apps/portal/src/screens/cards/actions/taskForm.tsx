import type { CallFailure } from '@forecourt/api-client';
import type { Mutation } from '@forecourt/api-client/react';
import type { FieldIssue } from '@forecourt/validation';
import { hasText } from '../../../messages/hasText.ts';
import { TaskFailure } from './TaskFailure.tsx';

/** The gateway's field errors; unknown keys are dropped. */
const sentIssues = (failure: CallFailure | null): readonly FieldIssue[] =>
  (failure?.fields ?? []).flatMap(({ path, key, params }) =>
    hasText(key) && key !== 'version.differs' ? [{ path, key, params }] : [],
  );

/** Form props from a mutation: whether it is saving, and its errors by field and overall. */
export const taskForm = ({
  isPending,
  failure,
}: Pick<Mutation<never, unknown>, 'isPending' | 'failure'>) => ({
  isSaving: isPending,
  issues: sentIssues(failure),
  error: <TaskFailure failure={failure} />,
});
