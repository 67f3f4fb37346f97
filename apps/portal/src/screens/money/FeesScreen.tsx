import { wireDate, type Contract, type ResponseOf } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  EmptyState,
  FigureList,
  Link,
  Section,
  SettingsList,
  SimpleTable,
  Stack,
  Status,
  TwoLines,
  type SimpleColumn,
} from '@forecourt/ui';
import { formatMonth, formatDay } from '@forecourt/ui/format';
import { FEE_KEYS, isStandingConsent, type FeeConsent, type FeeKey } from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { WithPermission } from '../../app/WithPermission.tsx';
import { href } from '../../addresses/href.ts';
import { lastDayOf } from '../../app/lastDayOf.ts';
import { Screen } from '../../app/Screen.tsx';
import { useMoney } from '../../app/useMoney.ts';
import { useToday } from '../../app/useToday.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText, type Text } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';
import { oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';
import { formatRate } from './moneyText.ts';
import { useMoneyFailure } from './useMoneyFailure.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const FILTERS = {
  month: (text: string) => (MONTH.test(text) ? text : undefined),
  fee: oneOf(FEE_KEYS),
};

type FeeRow = ResponseOf<Contract['listFees']>['items'][number];

/** What a fee was charged for, with a link to it; null if it has no page. */
function causeOf(row: FeeRow, text: Text) {
  const { transferId, transferNumber, checkId, checkNumber } = row;
  if (transferId !== null && transferNumber !== null) {
    return {
      href: href('fundHistory', {}, { open: transferId }),
      words: text('money.number', { number: transferNumber }),
    };
  }
  if (checkId !== null && checkNumber !== null) {
    return {
      href: href('expressCheck', { checkId }),
      words: text('money.fees.check', { number: checkNumber }),
    };
  }
  if (row.feeKey === 'fee.fraudProtector') {
    return { href: href('fraudProtector'), words: text('money.fees.service') };
  }
  if (row.feeKey === 'fee.program') {
    return { href: href('accountSettings'), words: text('money.fees.package') };
  }
  return null;
}

function useFeeColumns(): readonly SimpleColumn<FeeRow>[] {
  const text = useText();
  const money = useMoney();
  return [
    column('day', text('money.fees.day'), { isRowHeader: true }, (row) =>
      formatDay(row.enteredOn, 'short'),
    ),
    column('fee', text('money.fees.fee'), (row) => {
      const cause = causeOf(row, text);
      return (
        <TwoLines
          first={text(row.feeKey)}
          second={cause ? <Link href={cause.href}>{cause.words}</Link> : undefined}
        />
      );
    }),
    column('cents', text('money.column.amount'), { align: 'end' }, (row) => money(row.cents)),
  ];
}

/** A month's fees by type, each linked to its entries; `fee` limits the entries to one type. */
function FeeRows({ month, fee }: { readonly month: string; readonly fee: FeeKey | undefined }) {
  const text = useText();
  const money = useMoney();
  const columns = useFeeColumns();
  const days = { fromDate: wireDate(`${month}-01`), toDate: wireDate(lastDayOf(month)) };
  const fees = useQuery('listFees', { query: days });
  const rows = useQuery('listFees', { query: { ...days, ...(fee && { feeKey: fee }) } });
  if (!fees.data) return <NotLoaded query={fees} subject={text('money.fees')} />;
  const { totals } = fees.data;
  const items = rows.data?.items ?? [];
  return (
    <Stack gap={16}>
      <FigureList
        figure={money(totals.reduce((sum, { cents }) => sum + cents, 0))}
        note={totals.length === 0 && text('money.fees.none')}
        lines={totals.map(({ feeKey, cents }) => ({
          label: text(feeKey),
          value: money(cents),
          href: href('fees', {}, { month, fee: feeKey }),
        }))}
      />
      {fee !== undefined && (
        <p>
          {text('money.fees.only', { fee: text(fee) })}{' '}
          <Link href={href('fees', {}, { month })}>{text('money.fees.all')}</Link>
        </p>
      )}
      {!rows.data && <NotLoaded query={rows} subject={text('money.fees')} />}
      {items.length > 0 && (
        <SimpleTable
          label={text('money.fees')}
          columns={columns}
          rows={items}
          getRowId={(row) => row.entryId}
        />
      )}
    </Stack>
  );
}

/** Fee consents and who gave them; a standing one can be ended here. */
function Consents() {
  const text = useText();
  const money = useMoney();
  const when = useWhen();
  const { viewer } = useSelected();
  const consents = useQuery('listFeeConsents', {});
  const ending = useAction('endFeeConsent', text('money.consent.ended'), useMoneyFailure());
  const titleOf = ({ feeKey, feeCents, basisPoints, isMonthly, isPerCard }: FeeConsent) => {
    const fee = text(feeKey);
    if (basisPoints !== null)
      return text('money.consent.each', { fee, rate: formatRate(basisPoints) });
    const amount = money(feeCents);
    if (!isMonthly) return text('money.consent.once', { fee, amount });
    return text(isPerCard ? 'money.consent.cardMonth' : 'money.consent.month', { fee, amount });
  };
  const detailOf = (consent: FeeConsent) => {
    const agreedText = text('money.consent.agreed', {
      name: consent.agreedBy,
      when: when(consent.agreedAt),
      edition: consent.edition,
    });
    if (consent.endedAt === null) return agreedText;
    return `${agreedText} ${text('money.consent.endedBy', { name: consent.endedBy ?? '–', when: when(consent.endedAt) })}`;
  };
  if (!consents.data) return <NotLoaded query={consents} subject={text('money.consents')} />;
  const { items } = consents.data;
  if (items.length === 0) {
    return (
      <EmptyState title={text('money.consent.none')}>{text('money.consent.none.why')}</EmptyState>
    );
  }
  return (
    <SettingsList
      label={text('money.consents')}
      settings={items.map((consent) => ({
        id: consent.consentId,
        title: titleOf(consent),
        text: detailOf(consent),
        status: (
          <Status tone={isStandingConsent(consent) ? 'info' : 'neutral'}>
            {text(isStandingConsent(consent) ? 'money.consent.stands' : 'money.consent.over')}
          </Status>
        ),
        actions: isStandingConsent(consent) && viewer.may('funds.changeMethods') && (
          <Button
            size="compact"
            isPending={ending.isPending}
            onPress={() => void ending.send({ params: { consentId: consent.consentId } })}
          >
            {text('money.consent.end')}
          </Button>
        ),
      }))}
    />
  );
}

/** Fees, each linked to its entries, and consents with who gave them. */
export function Component() {
  const text = useText();
  const running = useToday().toString().slice(0, 7);
  const { month = running, fee } = useFilterAddress(FILTERS).filters;
  return (
    <Screen title={text('money.fees.title')} subtitle={text('money.fees.subtitle')}>
      <WithPermission permission="bills.view" denied={text('money.fees.denied')}>
        <Section title={text('money.fees.month', { month: formatMonth(month, 'full') })}>
          <FeeRows month={month} fee={fee} />
        </Section>
        <Section title={text('money.consents')} content="flush">
          <Consents />
        </Section>
      </WithPermission>
    </Screen>
  );
}
