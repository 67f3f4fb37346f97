import type { AddOn } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { FigureList, KeyValueList, Section, Stack } from '@forecourt/ui';
import {
  FRAUD_PROTECTOR_CARD_MONTH_CENTS,
  FRAUD_PROTECTOR_CARDS_MIN,
  FRAUD_PROTECTOR_MONTH_CENTS,
  FRAUD_WAIVER_CARD_CENTS_MAX,
  FRAUD_WAIVER_YEAR_CENTS_MAX,
} from '@forecourt/validation';
import { moneyFact } from '../../app/moneyFact.ts';
import { useMoney } from '../../app/useMoney.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

interface AsideProps {
  readonly addOn: AddOn;
}

/** What Fraud Protector waives, and whether enough cards make it apply. [ADDON-19, ADDON-20] */
function Waiver({ addOn }: AsideProps) {
  const text = useText();
  const { sysAccountId, currency } = useSelected().account;
  const { data: summary } = useQuery('getAccountSummary', { params: { sysAccountId } });
  const count = summary?.liveCards ?? 0;
  const holds = count >= FRAUD_PROTECTOR_CARDS_MIN;
  return (
    <Section title={text('addOn.waiver')}>
      <Stack gap={12}>
        <KeyValueList
          items={[
            moneyFact(text('addOn.waiver.card'), FRAUD_WAIVER_CARD_CENTS_MAX, currency),
            moneyFact(text('addOn.waiver.year'), FRAUD_WAIVER_YEAR_CENTS_MAX, currency),
          ]}
        />
        <p>{text('addOn.waiver.only', { count: FRAUD_PROTECTOR_CARDS_MIN })}</p>
        {addOn.isEnrolled && summary && (
          <p>{text(holds ? 'addOn.waiver.holds' : 'addOn.waiver.not', { count })}</p>
        )}
      </Stack>
    </Section>
  );
}

/** A product's price for this account, and how it is calculated. [ADDON-17, ADDON-18] */
export function PriceAside({ addOn }: AsideProps) {
  const text = useText();
  const { monthCents, settings, isEnrolled } = addOn;
  const money = useMoney();
  if (monthCents === null) {
    return (
      <Section title={text('addOn.price')}>
        <FigureList figure={text('addOn.price.agreed')} lines={[]} />
        <p>{text('addOn.price.agreed.text')}</p>
      </Section>
    );
  }
  const lines = [
    {
      label: text('addOn.price.under', { count: FRAUD_PROTECTOR_CARDS_MIN }),
      value: text('addOn.price.under.value', { amount: money(FRAUD_PROTECTOR_MONTH_CENTS) }),
    },
    {
      label: text('addOn.price.from', { count: FRAUD_PROTECTOR_CARDS_MIN }),
      value: text('addOn.price.from.value', { amount: money(FRAUD_PROTECTOR_CARD_MONTH_CENTS) }),
    },
  ];
  const cardsLine = {
    label: text('addOn.price.yours'),
    value: String(settings['coveredCards'] ?? 0),
  };
  return (
    <>
      <Section title={text('addOn.price')}>
        <FigureList
          figure={money(isEnrolled ? monthCents : FRAUD_PROTECTOR_MONTH_CENTS)}
          note={text('addOn.price.month')}
          lines={isEnrolled ? [cardsLine, ...lines] : lines}
        />
      </Section>
      <Waiver addOn={addOn} />
    </>
  );
}
