import { useState } from 'react';
import type { CardBulk } from '@forecourt/api-client';
import { useStepCardBulk } from '@forecourt/api-client/react';
import { Button, Stack } from '@forecourt/ui';
import {
  isBulkUnderWay,
  isIrreversibleBulk,
  type SharedProfileAnswer,
} from '@forecourt/validation';
import { useTell } from '../../../app/useTell.ts';
import { useText } from '../../../messages/text.ts';
import { ScopeDialog } from '../../limits/ScopeDialog.tsx';
import { TaskFailure } from '../actions/TaskFailure.tsx';

interface QuestionProps {
  readonly bulk: CardBulk;
  readonly isSaving: boolean;
  readonly onAnswered: (answers: readonly SharedProfileAnswer[]) => void;
  readonly onCancel: () => void;
}

/** Asks of each profile that other cards use too, one after the other: copy it for these? */
function SharedProfiles({ bulk, isSaving, onAnswered, onCancel }: QuestionProps) {
  const [answers, setAnswers] = useState<readonly SharedProfileAnswer[]>([]);
  const shared = bulk.sharedProfiles;
  const asked = shared[Math.min(answers.length, shared.length - 1)];
  if (!asked) return null;
  const answer = (copyName: string | null) => {
    const next = [...answers.slice(0, shared.length - 1), { profileId: asked.profileId, copyName }];
    setAnswers(next);
    if (next.length === shared.length) onAnswered(next);
  };
  return (
    <ScopeDialog
      key={asked.profileId}
      name={asked.name}
      cardCount={asked.chosen + asked.others}
      chosen={asked.chosen}
      isSaving={isSaving}
      onAll={() => answer(null)}
      onCopy={answer}
      onCancel={onCancel}
    />
  );
}

/** Starts an action on many cards, cancels what is left of it, takes it back. */
export function BulkSteps({ bulk }: { readonly bulk: CardBulk }) {
  const text = useText();
  const step = useStepCardBulk();
  const tell = useTell();
  const [isAsking, setAsking] = useState(false);
  const send = async (
    name: 'start' | 'cancel' | 'undo',
    sharedProfiles: readonly SharedProfileAnswer[] = [],
  ) => {
    const result = await step.send({ bulkId: bulk.bulkId, step: name, sharedProfiles });
    tell(result, text(`cardBulk.sent.${name}`));
    setAsking(false);
  };
  const { ready, done } = bulk.counts;
  const isUnderWay = isBulkUnderWay(bulk.state);
  return (
    <Stack gap={12}>
      <TaskFailure failure={step.failure} />
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
          onAnswered={(answers) => void send('start', answers)}
          onCancel={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
