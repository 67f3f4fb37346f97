import type { Mutation } from '@forecourt/api-client/react';
import { sentIssues } from './sentIssues.ts';
import { TaskFailure } from './TaskFailure.tsx';

/** What a form shows of its call: that it is being saved, and what was refused, by field and as a whole. */
export const taskForm = ({
  isPending,
  failure,
}: Pick<Mutation<never, unknown>, 'isPending' | 'failure'>) => ({
  isSaving: isPending,
  issues: sentIssues(failure),
  error: <TaskFailure failure={failure} />,
});
