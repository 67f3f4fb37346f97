import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ImportConfirm, InlineMessage, Link, useBanners, type DeliveryDraft } from '@forecourt/ui';
import { formatMoney } from '@forecourt/ui/format';
import { dayIn } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useToday } from '../../app/useToday.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { ImportPage } from './ImportPage.tsx';
import { sharesOf } from './importSteps.ts';
import { useImport } from './useImport.ts';

/** Orders cards from a file. [CARD-03] */
export function Component() {
  const text = useText();
  const navigate = useNavigate();
  const banners = useBanners();
  const { account } = useSelected();
  const today = useToday();
  const when = useWhen();
  const [delivery, setDelivery] = useState<Partial<DeliveryDraft>>({});
  const flow = useImport('cards', ({ order, alreadyOrdered }) => {
    banners.show({
      kind: alreadyOrdered ? 'info' : 'success',
      text: text(alreadyOrdered ? 'import.sameAs' : 'order.done', {
        number: order.orderNumber,
        count: order.cardCount,
      }),
    });
    void navigate(href('order', { orderId: order.orderId }));
  });
  const { rows } = flow.file.state;
  const { context } = flow.rules;
  const earlierOrder = flow.rules.orderedFiles.find(
    ({ fileHash }) => fileHash === flow.facts?.fileHash,
  );
  return (
    <ImportPage
      kind="cards"
      permission="cards.order"
      flow={flow}
      cost={formatMoney(0, account.currency)}
      confirm={
        context &&
        flow.steps.step === 'confirm' && (
          <ImportConfirm
            cardCount={flow.ready.length}
            leftOut={rows.length - flow.ready.length}
            shares={sharesOf(rows, context)}
            onBack={() => flow.steps.setStep('check')}
            delivery={delivery}
            onDelivery={setDelivery}
            onOrder={(confirmed) => {
              setDelivery(confirmed);
              void flow.send({ delivery: confirmed });
            }}
          />
        )
      }
      notice={
        earlierOrder && (
          <InlineMessage
            tone="warn"
            title={text('import.again', { number: earlierOrder.orderNumber })}
          >
            {text('import.again.when', {
              count: earlierOrder.cardCount,
              time: when(earlierOrder.placedAt),
              isToday: String(
                dayIn(account.timeZone, new Date(earlierOrder.placedAt)).compare(today) === 0,
              ),
            })}{' '}
            <Link href={href('order', { orderId: earlierOrder.orderId })}>
              {text('import.again.open')}
            </Link>
          </InlineMessage>
        )
      }
      otherwise={
        <p>
          <Link href={href('orderCards')} variant="standalone">
            {text('import.byHand')}
          </Link>
        </p>
      }
    />
  );
}
