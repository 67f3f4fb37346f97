import { useState } from 'react';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  ButtonLink,
  Columns,
  EmptyState,
  KeyFigures,
  Link,
  Section,
  SimpleTable,
  Stack,
  Status,
  Surface,
  type SimpleColumn,
} from '@forecourt/ui';
import { formatMoney, formatMonth, formatDay } from '@forecourt/ui/format';
import { href } from '../../addresses/href.ts';
import { useApp } from '../../app/App.ts';
import { usePhone } from '../../app/usePhone.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText, type Text } from '../../messages/text.ts';
import type { FundingMethodRecord } from '@forecourt/validation';
import { fleetQuery, useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { Outages } from '../outages/Outages.tsx';
import { column } from '../lists/column.ts';
import { STATE_TONES } from './moneyText.ts';
import { PayForm, type Bills } from './PayForm.tsx';

const BILLS_SHOWN = 12;
/** Number shown initially on a phone, where the list precedes the form. */
const BILLS_FIRST = 2;

function Figures({ bills }: { readonly bills: Bills }) {
  const text = useText();
  const { currency, dueCents, dueOn, owedCents, scheduledCents, lastPayment } = bills;
  const money = (cents: number) => formatMoney(cents, currency);
  const history = <Link href={href('paymentHistory')}>{text('menu.paymentHistory')}</Link>;
  return (
    <KeyFigures
      label={text('money.pay.figures')}
      isRowOnPhone
      figures={[
        {
          id: 'due',
          label: text('money.pay.figure.due'),
          figure: money(dueCents),
          note:
            dueOn === null
              ? text('money.pay.nothing')
              : text(dueOn < bills.payOn ? 'money.pay.overdue' : 'money.pay.dueOn', {
                  day: formatDay(dueOn, 'short'),
                }),
          isWide: true,
        },
        {
          id: 'owed',
          label: text(owedCents < 0 ? 'money.pay.figure.credit' : 'money.pay.figure.owed'),
          figure: money(Math.abs(owedCents)),
          note: <Link href={href('activity')}>{text('money.pay.purchases')}</Link>,
        },
        {
          id: 'scheduled',
          label: text('money.pay.figure.scheduled'),
          figure: money(scheduledCents),
          note: history,
        },
        {
          id: 'last',
          label: text('money.pay.figure.last'),
          figure: lastPayment ? money(lastPayment.amountCents) : '–',
          note: lastPayment?.receivedOn ? formatDay(lastPayment.receivedOn, 'short') : history,
        },
      ]}
    />
  );
}

type BillRow = Bills['items'][number];

const billColumns = (text: Text, currency: string): readonly SimpleColumn<BillRow>[] => {
  const money = (cents: number) => formatMoney(cents, currency);
  return [
    column('month', text('money.bills.month'), { isRowHeader: true }, (row) =>
      formatMonth(row.month, 'full'),
    ),
    column('due', text('money.bills.due'), { isWideOnly: true }, (row) =>
      formatDay(row.dueOn, 'short'),
    ),
    column('fees', text('money.bills.fees'), { align: 'end', isWideOnly: true }, (row) => (
      <Link href={href('fees', {}, { month: row.month })}>
        {money(row.fees.reduce((sum, { cents }) => sum + cents, 0))}
      </Link>
    )),
    column('amount', text('money.column.amount'), { align: 'end', isWideOnly: true }, (row) =>
      money(row.amountCents),
    ),
    column('open', text('money.bills.open'), { align: 'end' }, (row) => money(row.openCents)),
    column('state', text('money.column.state'), (row) => (
      <Status tone={STATE_TONES[row.state]}>{text(`money.state.${row.state}`)}</Status>
    )),
  ];
};

/** Recent bills and what is paid of each; fees link to their entries. [GW-98] */
function BillTable({ bills, isShort }: { readonly bills: Bills; readonly isShort: boolean }) {
  const text = useText();
  const [isAll, setAll] = useState(false);
  const items = bills.items.slice(0, BILLS_SHOWN);
  const rows = isShort && !isAll ? items.slice(0, BILLS_FIRST) : items;
  return (
    <Section
      title={text('money.bills')}
      content="flush"
      action={
        rows.length < items.length && (
          <Button variant="plain" onPress={() => setAll(true)}>
            {text('money.bills.all', { count: items.length })}
          </Button>
        )
      }
    >
      <SimpleTable
        label={text('money.bills')}
        columns={billColumns(text, bills.currency)}
        rows={rows}
        getRowId={(row) => row.month}
      />
    </Section>
  );
}

interface PartProps {
  readonly bills: Bills;
  readonly methods: readonly FundingMethodRecord[] | null;
}

/** Figures, payment form, and bills; their order depends on the viewport and a flag. */
function Parts({ bills, methods }: PartProps) {
  const text = useText();
  const isPhone = usePhone();
  const isNew = bills.items.length === 0 && bills.owedCents === 0 && bills.lastPayment === null;
  const isAlternate = useApp().flags.has('alternatePaymentDashboard');
  if (isNew) {
    return (
      <Surface>
        <EmptyState
          title={text('money.bills.empty')}
          action={methods && <ButtonLink href={href('funds')}>{text('money.methods')}</ButtonLink>}
        >
          {text('money.bills.empty.why')}
        </EmptyState>
      </Surface>
    );
  }
  const figures = <Figures bills={bills} />;
  const form = methods && (
    <Section
      title={text('money.pay.title')}
      action={<Link href={href('funds')}>{text('money.methods')}</Link>}
    >
      <PayForm bills={bills} methods={methods} />
    </Section>
  );
  const table = <BillTable bills={bills} isShort={isPhone && form !== null} />;
  return isAlternate ? (
    <Columns lead={figures} aside={form}>
      {table}
    </Columns>
  ) : (
    <Stack gap={16}>
      {figures}
      {isPhone && table}
      {form}
      {!isPhone && table}
    </Stack>
  );
}

/** Pay Bill; a locked account can still pay. [NAV-15, PAY-01, USER-07, FLAG-25] */
export function Component() {
  const text = useText();
  const { viewer, fleetId } = useSelected();
  // paying requires a funding method
  const mayPay = viewer.may('bills.pay') && viewer.may('funds.view');
  const bills = useQuery('listBills', {});
  const methods = useQuery('listPaymentMethods', mayPay ? { query: fleetQuery(fleetId) } : null);
  const failedQuery = bills.failure ? bills : methods;
  const isComing = !bills.data || (mayPay && !methods.data);
  return (
    <Screen title={text('menu.payBill')} subtitle={text('money.pay.subtitle')}>
      <Outages of="payments" />
      {isComing && (
        <NotLoaded
          query={failedQuery}
          subject={text(failedQuery === bills ? 'money.bills' : 'money.methods')}
        />
      )}
      {bills.data && (!isComing || failedQuery.failure) && (
        <Parts bills={bills.data} methods={mayPay ? (methods.data?.items ?? null) : null} />
      )}
    </Screen>
  );
}
