import type { CallFailure } from '@forecourt/api-client';
import type { LimitProfile, NamedLimits } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { TaskFailure } from '../cards/actions/TaskFailure.tsx';
import { ScopeDialog } from './ScopeDialog.tsx';
import { useSaveLimits } from './useSaveLimits.ts';

interface ScopeQuestionProps {
  readonly profile: Pick<LimitProfile, 'name' | 'cardCount'>;
  /** The changed profile. */
  readonly named: NamedLimits;
  /** The cards that the user came from. */
  readonly cardIds: readonly string[];
  readonly explain: (failure: CallFailure) => string;
  readonly onAll: () => void;
  readonly onCopied: () => void;
  readonly onCancel: () => void;
}

/** Asks whether a change applies to all of a profile's cards; if not, makes a copy here. */
export function ScopeQuestion(props: ScopeQuestionProps) {
  const { profile, named, cardIds, explain, onAll, onCopied, onCancel } = props;
  const text = useText();
  const { save, isSaving, failure } = useSaveLimits();
  const isTaken = failure?.errorCode === 'profile.nameTaken';
  const copy = async (name: string) => {
    if (await save({ ...named, name, isDefault: false }, null, cardIds)) onCopied();
  };
  return (
    <ScopeDialog
      name={profile.name}
      cardCount={profile.cardCount}
      selectedCount={cardIds.length}
      isSaving={isSaving}
      nameError={isTaken ? text('profile.nameTaken') : null}
      problem={
        !isTaken && <TaskFailure failure={failure} title="limits.save.failed" explain={explain} />
      }
      onAll={onAll}
      onCopy={(name) => void copy(name)}
      onCancel={onCancel}
    />
  );
}
