import { useState } from 'react';
import { ConfirmDelete, InlineMessage, Select, Stack } from '@forecourt/ui';
import { deleteLimitRefusal, leaveDefaultRefusal, type LimitProfile } from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { useAction } from '../../app/useAction.ts';
import { useFieldReason } from '../../app/useNotify.ts';
import { useText } from '../../messages/text.ts';

interface DeleteProfileDialogProps {
  readonly profile: LimitProfile;
  /** Profiles that its cards can move to. */
  readonly others: readonly LimitProfile[];
  /** Reloads the profile, which may have changed in the meantime. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/**
 * Deletes a card limit or profile. If cards use it, says so and moves them in the same step.
 * [LIMIT-03, LIMIT-04, LIMIT-05, MSG-46, UI-23]
 */
export function DeleteProfileDialog(props: DeleteProfileDialogProps) {
  const { profile, others, onRefused, onClose } = props;
  const text = useText();
  const reasonOr = useFieldReason();
  const [target, setTarget] = useState('');
  const inUse = deleteLimitRefusal(profile.kind, profile);
  const defaultRefusal = leaveDefaultRefusal(profile);
  const targetProfile = others.find((other) => other.profileId === target);
  const { profileId, version, name } = profile;
  const remove = useAction('deleteLimitProfile', ({ reassigned: count }) =>
    targetProfile && count > 0
      ? text('limits.deleted.moved', { name, count, target: targetProfile.name })
      : text('limits.deleted', { name }),
  );

  const confirm = async () => {
    const request = {
      params: { profileId },
      query: targetProfile ? { reassignTo: targetProfile.profileId } : {},
    };
    if (await remove.run(request, { ifMatch: version })) onClose();
    else onRefused();
  };

  const { failure } = remove;
  const problem = failure && reasonOr(text('limits.save.failed.why'))(failure);
  const missingReason = inUse && !targetProfile ? text('limits.delete.choose') : null;
  return (
    <ConfirmDelete
      title={text('limits.delete.title', { name })}
      confirmLabel={text(targetProfile ? 'limits.delete.move' : 'limits.delete.confirm')}
      isPending={remove.isPending}
      blockedReason={
        defaultRefusal ? text(defaultRefusal.key, defaultRefusal.params) : missingReason
      }
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          {inUse && !defaultRefusal && (
            <>
              <InlineMessage tone="warn">{text(inUse.key, inUse.params)}</InlineMessage>
              <Select
                label={text('limits.delete.target')}
                placeholder={text('limits.delete.choose')}
                value={target}
                onChange={setTarget}
                options={others.map((other) => ({ value: other.profileId, label: other.name }))}
              />
            </>
          )}
          <Problem>{problem}</Problem>
        </Stack>
      }
    >
      {text('limits.delete.why')}
    </ConfirmDelete>
  );
}
