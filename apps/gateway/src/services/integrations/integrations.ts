import { jsonb } from '@forecourt/server';
import { INTEGRATIONS } from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { updateIn } from '../../store/inAccount.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { requireEveryFleet } from '../accounts/seesFleet.ts';
import { recordEvent } from '../events/recordEvent.ts';

/** Every integration, and whether it is on for the account. */
export const getIntegrations: HandlerOf<'getIntegrations'> = async (_input, { account }) => ({
  items: INTEGRATIONS.map((integration) => ({
    integration,
    isOn: account.integrations.includes(integration),
  })),
});

/** Turns an integration on or off; what was created with it is kept. */
export const switchIntegration: HandlerOf<'switchIntegration'> = async (
  { params: { integration }, body: { isOn } },
  context,
) => {
  const { trx, account } = context;
  const accountId = account.account_id;
  requireEveryFleet(context);
  const { integrations } = await lockAccount(trx, accountId);
  if (integrations.includes(integration) !== isOn) {
    const others = integrations.filter((one) => one !== integration);
    await updateIn(trx, accountId, 'accounts')
      .set({ integrations: jsonb(isOn ? [...others, integration] : others) })
      .execute();
    await recordEvent(context, ['account', accountId], 'account.integrationSwitched', {
      before: { [integration]: !isOn },
      after: { [integration]: isOn },
    });
  }
  return { integration, isOn };
};
