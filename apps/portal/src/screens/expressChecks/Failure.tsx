import type { CallFailure } from '@forecourt/api-client';
import { useFailureReason } from '../../app/useFailureReason.ts';
import type { TextKey } from '../../messages/text.ts';
import { TaskFailure } from '../cards/actions/TaskFailure.tsx';
import { useWorded } from './words.ts';

interface FailureProps {
  readonly failure: CallFailure | null;
  readonly title?: TextKey;
}

/** Why nothing was done, with the gateway's reasons. */
export function Failure({ failure, title = 'express.notDone' }: FailureProps) {
  const reasonOf = useFailureReason({ formatReason: useWorded() });
  return <TaskFailure failure={failure} title={title} explain={reasonOf} />;
}
