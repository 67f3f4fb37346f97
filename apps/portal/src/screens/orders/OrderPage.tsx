import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallFailure } from '@forecourt/api-client';
import { ButtonLink, CardOrderForm, type PlacedOrder } from '@forecourt/ui';
import { Package, Upload } from 'lucide-react';
import type { LimitNetwork } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { backToList } from '../../addresses/savedFilters.ts';
import { useApp } from '../../app/App.ts';
import { useAction } from '../../app/useAction.ts';
import { useInvalidFields } from '../../app/useInvalidFields.ts';
import { DraftOffer } from '../../app/DraftOffer.tsx';
import { useFormDraft } from '../../app/useFormDraft.ts';
import { Screen } from '../../app/Screen.tsx';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.tsx';
import { useSentText, useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { TaskFailure } from '../cards/actions/TaskFailure.tsx';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { useCardChoices } from '../cards/useCardChoices.ts';

/** Explains why nothing was ordered, naming the rejected card. */
function useRefusal() {
  const text = useText();
  const translate = useSentText();
  return ({ status, fields: [first] }: CallFailure) =>
    first
      ? text('order.failed.field', {
          place: Number(first.path.split('.')[1] ?? 0) + 1,
          reason: translate(first.key, first.params),
        })
      : text(status === 0 ? 'failure.unreachable' : 'order.failed.why');
}

export interface OrderPageProps {
  /** `cfn` orders cards for cardlock sites. */
  readonly network: LimitNetwork;
}

/** Orders driver, vehicle, and single cards by hand. [CARD-03, CARD-32] */
export function OrderPage({ network }: OrderPageProps) {
  const text = useText();
  const isCfn = network === 'cfn';
  const title = text(isCfn ? 'menu.orderCardsCfn' : 'menu.orderCards');
  const navigate = useNavigate();
  const onInvalid = useInvalidFields('order.invalid');
  const { config } = useApp();
  const { account } = useSelected();
  const { choices, defaults, failed } = useCardChoices();
  const order = useAction('orderCards', ({ order: { orderNumber: number } }, { body }) =>
    text('order.done', { count: body.cards.length, number }),
  );
  const refusal = useRefusal();
  const [isDirty, setDirty] = useState(false);
  const draft = useFormDraft(isCfn ? 'cfnOrder' : 'order');
  const guard = useUnsavedGuard(isDirty, draft.finish);

  const placeOrder = async ({ cards, delivery }: PlacedOrder) => {
    const request = { cards: [...cards], delivery, network };
    const result = await order.send({ body: request });
    if (!result.ok) return;
    guard.release();
    draft.finish();
    void navigate(href('order', { orderId: result.data.order.orderId }));
  };

  return (
    <Screen
      title={title}
      subtitle={text(isCfn ? 'order.cfn.subtitle' : 'order.subtitle')}
      actions={
        <>
          <ButtonLink href={href('orders')} icon={<Package size={16} />}>
            {text('orders.title')}
          </ButtonLink>
          <ButtonLink href={href('importOrder')} icon={<Upload size={16} />}>
            {text('cards.import')}
          </ButtonLink>
        </>
      }
    >
      {choices ? (
        <CardOrderForm
          {...draft.form}
          choices={choices}
          defaults={defaults}
          maxCards={config.cardOrderLimit}
          cardlock={isCfn ? { company: account.name } : undefined}
          isSending={order.isPending}
          error={
            <>
              <DraftOffer draft={draft} />
              <TaskFailure failure={order.failure} title="order.failed" explain={refusal} />
            </>
          }
          onOrder={(placedOrder) => void placeOrder(placedOrder)}
          onInvalid={onInvalid}
          onCancel={() => void navigate(backToList('cards'))}
          onDirty={setDirty}
        />
      ) : (
        <NotLoaded query={failed} subject={text('order.what')} />
      )}
      {guard.question}
    </Screen>
  );
}
