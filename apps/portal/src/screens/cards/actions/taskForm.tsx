import type { CallFailure } from '@forecourt/api-client';
import type { Mutation } from '@forecourt/api-client/react';
import type { FieldIssue } from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';
import { TaskFailure } from './TaskFailure.tsx';

const isKey = (key: string): key is FieldIssue['key'] => Object.hasOwn(en, key);

/** What the gateway refused, by the fields of a form; keys that no one knows are left out. */
const sentIssues = (failure: CallFailure | null): readonly FieldIssue[] =>
  (failure?.fields ?? []).flatMap(({ path, key, params }) =>
    isKey(key) && key !== 'version.differs' ? [{ path, key, params }] : [],
  );

/** What a form shows of its call: that it is being saved, and what was refused, by field and as a whole. */
export const taskForm = ({
  isPending,
  failure,
}: Pick<Mutation<never, unknown>, 'isPending' | 'failure'>) => ({
  isSaving: isPending,
  issues: sentIssues(failure),
  error: <TaskFailure failure={failure} />,
});
