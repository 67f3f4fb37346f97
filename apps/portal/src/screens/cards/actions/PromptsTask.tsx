import type { Contract, ResponseOf } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { CardPromptsForm } from '@forecourt/ui';
import { formatCount } from '@forecourt/ui/format';
import type { CardPrompts } from '@forecourt/validation';
import { useAction } from '../../../app/useAction.ts';
import { useOpenedRow } from '../../../app/useOpenedRow.ts';
import { useText } from '../../../messages/text.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { taskForm } from './taskForm.tsx';
import type { TaskProps } from './TaskProps.ts';

type Prompts = ResponseOf<Contract['getCardPrompts']>;

function PromptsForm({
  card,
  onBack,
  onDirty,
  current,
}: TaskProps & { readonly current: Prompts }) {
  const text = useText();
  const done = text('cardTask.prompts.done', { last4: card.last4 });
  const saving = useAction('putCardPrompts', done);
  const {
    prompts,
    asksFor,
    lastOdometerMiles: miles,
    version,
  } = useOpenedRow(current, saving.failure);
  const send = async (next: CardPrompts) => {
    const body = { cardId: card.cardId, prompts: next };
    if (await saving.run({ body }, { ifMatch: version })) onBack();
  };
  return (
    <CardPromptsForm
      prompts={prompts}
      promptsFor={asksFor}
      lastReading={miles === null ? null : text('card.fact.miles', { miles: formatCount(miles) })}
      {...taskForm(saving)}
      onSave={(next) => void send(next)}
      onCancel={onBack}
      onDirty={onDirty}
    />
  );
}

/** The prompts that a pump shows when the card is used. [GW-25, PID-01] */
export function PromptsTask(props: TaskProps) {
  const text = useText();
  const cardPrompts = useQuery('getCardPrompts', { query: { cardId: props.card.cardId } });
  if (!cardPrompts.data)
    return <NotLoaded query={cardPrompts} subject={text('cardTask.prompts.what')} />;
  return <PromptsForm {...props} current={cardPrompts.data} />;
}
