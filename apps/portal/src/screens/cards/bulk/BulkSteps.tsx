import { useState } from 'react';
import type { CallFailure, CardBulk } from '@forecourt/api-client';
import { useStepCardBulk } from '@forecourt/api-client/react';
import { Button, Stack } from '@forecourt/ui';
import {
  isBulkUnderWay,
  isIrreversibleBulk,
  type SharedProfileAnswer,
} from '@forecourt/validation';
import { useReported } from '../../../app/useAction.ts';
import { useSentText, useText } from '../../../messages/text.ts';
import { ScopeDialog } from '../../limits/ScopeDialog.tsx';
import { TaskFailure } from '../actions/TaskFailure.tsx';

interface QuestionProps {
  readonly bulk: CardBulk;
  readonly isSaving: boolean;
  /** Starts the action; resolves to the failure, or null on success. */
  readonly onAnswered: (answers: readonly SharedProfileAnswer[]) => Promise<CallFailure | null>;
  readonly onCancel: () => void;
}

/** The answer whose copy name was rejected; the gateway's path gives its index. */
function refusedCopy(failure: CallFailure | null) {
  for (const { path, ...reason } of failure?.fields ?? []) {
    const [, place] = /^sharedProfiles\.(\d+)\.copyName$/.exec(path) ?? [];
    if (place !== undefined) return { ...reason, place: Number(place) };
  }
  return null;
}

/** Asks, for each profile that other cards also use, whether to copy it for these cards. */
function SharedProfiles({ bulk, isSaving, onAnswered, onCancel }: QuestionProps) {
  const translate = useSentText();
  const [answers, setAnswers] = useState<readonly SharedProfileAnswer[]>([]);
  const [index, setIndex] = useState(0);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const shared = bulk.sharedProfiles;
  const profile = shared[index];
  if (!profile) return null;
  const answer = async (copyName: string | null) => {
    const profileAnswer = { profileId: profile.profileId, copyName };
    const next = [...answers.slice(0, index), profileAnswer, ...answers.slice(index + 1)];
    setAnswers(next);
    if (next.length < shared.length) return setIndex(next.length);
    const refusal = await onAnswered(next);
    setFailure(refusal);
    setIndex(refusedCopy(refusal)?.place ?? index);
  };
  const copyRefusal = refusedCopy(failure);
  return (
    <ScopeDialog
      key={profile.profileId}
      name={profile.name}
      cardCount={profile.chosen + profile.others}
      selectedCount={profile.chosen}
      isSaving={isSaving}
      initialName={answers[index]?.copyName}
      nameError={copyRefusal && translate(copyRefusal.key, copyRefusal.params)}
      problem={!copyRefusal && <TaskFailure failure={failure} />}
      onAll={() => void answer(null)}
      onCopy={(copyName) => void answer(copyName)}
      onCancel={onCancel}
    />
  );
}

/** Buttons to start, cancel, or undo a bulk action. */
export function BulkSteps({ bulk }: { readonly bulk: CardBulk }) {
  const text = useText();
  const step = useReported(useStepCardBulk(), (_, sent) => text(`cardBulk.sent.${sent.step}`));
  const [isAsking, setAsking] = useState(false);
  const send = async (
    name: 'start' | 'cancel' | 'undo',
    sharedProfiles: readonly SharedProfileAnswer[] = [],
  ) => {
    const result = await step.send({ bulkId: bulk.bulkId, step: name, sharedProfiles });
    if (result.ok) setAsking(false);
    return result.ok ? null : result.failure;
  };
  const { ready, done } = bulk.counts;
  const isUnderWay = isBulkUnderWay(bulk.state);
  return (
    <Stack gap={12}>
      <TaskFailure failure={isAsking ? null : step.failure} />
      <span>
        {bulk.state === 'draft' && (
          <Button
            variant={isIrreversibleBulk(bulk.action.name) ? 'dangerPrimary' : 'primary'}
            isPending={step.isPending}
            disabledReason={ready === 0 ? text('cardBulk.nothing') : null}
            onPress={() => (bulk.sharedProfiles.length > 0 ? setAsking(true) : void send('start'))}
          >
            {text(`cardBulk.do.${bulk.action.name}`, { count: ready })}
          </Button>
        )}
        {bulk.state === 'running' && (
          <Button isPending={step.isPending} onPress={() => void send('cancel')}>
            {text('cardBulk.cancel')}
          </Button>
        )}
        {!isUnderWay && bulk.canUndo && (
          <Button isPending={step.isPending} onPress={() => void send('undo')}>
            {text('cardBulk.undo', { count: done })}
          </Button>
        )}
      </span>
      {isAsking && bulk.state === 'draft' && (
        <SharedProfiles
          bulk={bulk}
          isSaving={step.isPending}
          onAnswered={(answers) => send('start', answers)}
          onCancel={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
