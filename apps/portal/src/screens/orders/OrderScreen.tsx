import { useParams } from 'react-router';
import { useOrder } from '@forecourt/api-client/react';
import { Breadcrumb, ButtonLink, OrderTracker, Section } from '@forecourt/ui';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';

/** An order's progress; updates while open. [SCREEN-25, CARD-21, CARD-34] */
export function Component() {
  const text = useText();
  const { orderId = null } = useParams();
  const query = useOrder(orderId);
  const order = query.data;
  const title = order ? text('orders.one', { number: order.orderNumber }) : text('orders.title');
  const when = useWhen();
  const content = () => {
    if (!order) {
      return (
        <NotLoaded
          query={query}
          subject={text('orders.what.one')}
          notFound={text('orders.notFound')}
        />
      );
    }
    return (
      <Section
        title={text('orders.progress')}
        hint={text('orders.promise')}
        action={
          <ButtonLink size="compact" href={href('cards', {}, { orderId: order.orderId })}>
            {text('orders.seeCards', { count: order.cardCount })}
          </ButtonLink>
        }
      >
        <OrderTracker
          label={text('orders.label', { number: order.orderNumber, count: order.cardCount })}
          step={order.step}
          times={Object.fromEntries(order.steps.map(({ step, at }) => [step, when(at)]))}
        />
      </Section>
    );
  };
  return (
    <Screen
      above={
        <Breadcrumb
          crumbs={[{ label: text('orders.title'), href: href('orders') }]}
          current={title}
        />
      }
      title={title}
      {...(order
        ? {
            subtitle: text('orders.placed', {
              at: when(order.placedAt),
              by: order.placedBy,
              count: order.cardCount,
            }),
          }
        : {})}
    >
      {content()}
    </Screen>
  );
}
