import { InlineMessage } from '@forecourt/ui';
import { limitNetworkOf } from '@forecourt/validation';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { OrderPage } from './OrderPage.tsx';

/** Order Cards CFN: cardlock cards, for accounts whose program includes them. [NAV-22, GW-36] */
export function Component() {
  const text = useText();
  const { account } = useSelected();
  if (limitNetworkOf(account.features) === 'cfn') return <OrderPage network="cfn" />;
  return (
    <Screen title={text('menu.orderCardsCfn')}>
      <InlineMessage tone="info">{text('order.cfn.notOffered')}</InlineMessage>
    </Screen>
  );
}
