import { InlineMessage, Page } from '@forecourt/ui';
import { limitNetworkOf } from '@forecourt/validation';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { OrderPage } from './OrderPage.tsx';

/** Order Cards CFN: cards for cardlock sites, of accounts whose program has them. [NAV-22, GW-36] */
export function Component() {
  const text = useText();
  const title = text('menu.orderCardsCfn');
  usePageTitle(title);
  const { account } = useSelected();
  if (limitNetworkOf(account.features) === 'cfn') return <OrderPage network="cfn" />;
  return (
    <Page title={title}>
      <InlineMessage tone="info">{text('order.cfn.notOffered')}</InlineMessage>
    </Page>
  );
}
