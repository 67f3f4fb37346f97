import type { FundingAccount } from '@forecourt/api-client';
import { useFundingAccount, useQuery } from '@forecourt/api-client/react';
import { Columns, InlineMessage, KeyFigures, Link, Section, Stack } from '@forecourt/ui';
import { formatMoney } from '@forecourt/ui/format';
import type { FundingMethodRecord } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { Screen } from '../../app/Screen.tsx';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { fleetQuery, useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { Outages } from '../outages/Outages.tsx';
import { AddFundsForm } from './AddFundsForm.tsx';
import { AutoReloadSection } from './AutoReloadSection.tsx';
import { MethodsSection } from './MethodsSection.tsx';
import { methodName } from './moneyText.ts';

/** The balance, pending funds, and this cycle's fees; each links to its entries. */
function Figures({ funding }: { readonly funding: FundingAccount }) {
  const text = useText();
  const { viewer } = useSelected();
  const { currency, balanceCents, pending } = funding;
  const money = (cents: number) => formatMoney(cents, currency);
  return (
    <KeyFigures
      label={text('money.funds.figures')}
      figures={[
        {
          id: 'left',
          label: text(balanceCents < 0 ? 'money.funds.used' : 'money.funds.left'),
          figure: money(Math.abs(balanceCents)),
          note: text(balanceCents < 0 ? 'money.funds.used.words' : 'money.funds.left.words', {
            pending: money(funding.pendingPurchasesCents),
          }),
          isWide: true,
        },
        {
          id: 'pending',
          label: text('money.funds.pending'),
          figure: money(pending?.amountCents ?? 0),
          note: <Link href={href('fundHistory')}>{text('menu.fundHistory')}</Link>,
        },
        {
          id: 'fees',
          label: text('money.funds.fees'),
          figure: money(funding.feesThisCycleCents),
          note: viewer.may('bills.view') && (
            <Link href={href('fees')}>{text('money.fees.link')}</Link>
          ),
        },
      ]}
    />
  );
}

interface AddingProps {
  readonly funding: FundingAccount;
  readonly methods: readonly FundingMethodRecord[];
}

/** The form, or, while funds are pending, their details. [FUND-07, MSG-58] */
function Adding({ funding, methods }: AddingProps) {
  const text = useText();
  const when = useWhen();
  const { pending, currency } = funding;
  if (!pending) return <AddFundsForm methods={methods} currency={currency} />;
  return (
    <InlineMessage tone="info" title={text('funds.pendingTransaction')} isLive>
      {text('money.funds.onTheWay', {
        amount: formatMoney(pending.amountCents, currency),
        method: methodName(text, pending.method),
        when: when(pending.submittedAt),
      })}
    </InlineMessage>
  );
}

/** Manage Funds: balance, adding funds, methods, and auto-reload. [NAV-11, FUND-01 to FUND-12] */
export function Component() {
  const text = useText();
  const { viewer, fleetId } = useSelected();
  const { may } = viewer;
  const funding = useFundingAccount();
  const methods = useQuery('listPaymentMethods', { query: fleetQuery(fleetId) });
  const items = methods.data?.items;
  return (
    <Screen title={text('menu.manageFunds')} subtitle={text('money.funds.subtitle')}>
      <Outages of="payments" />
      {funding.data && items ? (
        <Columns
          lead={<Figures funding={funding.data} />}
          aside={
            <AutoReloadSection
              funding={funding.data}
              methods={items}
              mayChange={may('funds.changeMethods')}
            />
          }
        >
          <Stack gap={16}>
            {may('funds.add') && (
              <Section title={text('money.funds.add.title')}>
                <Adding funding={funding.data} methods={items} />
              </Section>
            )}
            <MethodsSection methods={items} mayChange={may('funds.changeMethods')} />
          </Stack>
        </Columns>
      ) : (
        <NotLoaded
          query={{
            failure: funding.failure ?? methods.failure,
            retry: () => {
              funding.retry();
              methods.retry();
            },
          }}
          subject={text('money.funds.what')}
        />
      )}
    </Screen>
  );
}
