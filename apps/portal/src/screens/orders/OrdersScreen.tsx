import { Package } from 'lucide-react';
import { useOrders } from '@forecourt/api-client/react';
import type { Order } from '@forecourt/validation';
import { EmptyState } from '@forecourt/ui/empty-state';
import { ButtonLink, Link } from '@forecourt/ui/link';
import { SimpleTable, type SimpleColumn } from '@forecourt/ui/simple-table';
import { Stack } from '@forecourt/ui/stack';
import { Status } from '@forecourt/ui/status';
import { Surface } from '@forecourt/ui/surface';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { formatCount } from '@forecourt/ui/format';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { isNotLoaded, NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';
import { MoreRows } from '../lists/MoreRows.tsx';

function useColumns(): readonly SimpleColumn<Order>[] {
  const text = useText();
  const when = useWhen();
  return [
    column('number', text('orders.column.number'), { isRowHeader: true }, (order) => (
      <Link href={href('order', { orderId: order.orderId })}>{order.orderNumber}</Link>
    )),
    column('step', text('orders.column.step'), (order) => (
      <Status tone={order.step === 'active' ? 'good' : 'info'}>
        {text(`orderTracker.${order.step}`)}
      </Status>
    )),
    column('placed', text('orders.column.placed'), (order) => when(order.placedAt)),
    column('by', text('orders.column.by'), { isHiddenWhenNarrow: true }, (order) => order.placedBy),
    column(
      'from',
      text('orders.column.from'),
      { isWideOnly: true },
      (order) => order.fileName ?? text(order.source === 'cfn' ? 'orders.cfn' : 'orders.byHand'),
    ),
    column('cards', text('orders.column.cards'), { align: 'end', isStrong: true }, (order) =>
      formatCount(order.cardCount),
    ),
  ];
}

/** Track Orders: the account's orders and their progress. [SCREEN-25, CARD-21] */
export function Component() {
  const text = useText();
  const orders = useOrders();
  const columns = useColumns();
  const mayOrder = useSelected().viewer.may('cards.order');
  const content = () => {
    if (isNotLoaded(orders)) return <NotLoaded query={orders} subject={text('orders.what')} />;
    if (orders.items.length === 0) {
      return (
        <EmptyState
          icon={<Package size={20} />}
          title={text('orders.empty')}
          action={
            mayOrder && <ButtonLink href={href('orderCards')}>{text('cards.order')}</ButtonLink>
          }
        />
      );
    }
    return (
      <Stack gap={20}>
        <Surface padding="none">
          <SimpleTable
            label={text('orders.title')}
            rows={orders.items}
            getRowId={(order) => order.orderId}
            columns={columns}
          />
        </Surface>
        <MoreRows list={orders}>{text('orders.more')}</MoreRows>
      </Stack>
    );
  };
  return (
    <Screen title={text('orders.title')} subtitle={text('orders.subtitle')}>
      {content()}
    </Screen>
  );
}
