import type { Contract, ResponseOf } from '@forecourt/api-client';
import { InlineMessage, KeyValueList, Section, Stack } from '@forecourt/ui';
import { expressCharges, needsSecondPerson, type ExpressFeeMode } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { useMoney } from './words.ts';

export type Configs = ResponseOf<Contract['listExpressConfigs']>;

interface ChargesProps {
  readonly configs: Configs;
  readonly config: Configs['items'][number] | null;
  /** null until an amount is entered. */
  readonly amountCents: number | null;
  readonly feeMode: ExpressFeeMode;
  readonly feeCents: number;
}

/** A check's cost and the remaining limits, before it is issued. [GW-116] */
export function Charges({ configs, config, amountCents, feeMode, feeCents }: ChargesProps) {
  const text = useText();
  const money = useMoney();
  const charges = amountCents === null ? null : expressCharges(amountCents, feeMode, feeCents);
  const { own } = configs;
  const isAbove = config && amountCents !== null && needsSecondPerson(amountCents, config);
  return (
    <Section title={text('express.charges')}>
      <Stack gap={16}>
        {config && charges && charges.payeeCents > 0 ? (
          <KeyValueList
            items={[
              {
                term: text('express.charges.payee'),
                value: money(charges.payeeCents),
                isNumber: true,
              },
              { term: text('express.charges.fee'), value: money(charges.feeCents), isNumber: true },
              {
                term: text('express.charges.total'),
                value: <strong>{money(charges.chargedCents)}</strong>,
                isNumber: true,
              },
            ]}
          />
        ) : (
          <p>{text('express.charges.none')}</p>
        )}
        <KeyValueList
          items={[
            config && {
              term: text('express.charges.today'),
              value: money(Math.max(0, config.dailyTransactionCents - config.issuedTodayCents)),
              isNumber: true,
            },
            own.dailyLimitCents !== null && {
              term: text('express.charges.person'),
              value: money(Math.max(0, own.dailyLimitCents - own.issuedTodayCents)),
              isNumber: true,
            },
            {
              term: text('express.charges.available'),
              value: money(configs.availableCents),
              isNumber: true,
            },
          ]}
        />
        {isAbove && (
          <InlineMessage tone="info">
            {text('express.charges.second', { amount: money(config.approvalAboveCents) })}
          </InlineMessage>
        )}
      </Stack>
    </Section>
  );
}
