import { InlineMessage, KeyValueList, Section, Stack } from '@forecourt/ui';
import { expressCharges } from '@forecourt/validation';
import { moneyFact } from '../../app/moneyFact.ts';
import { useMoney } from '../../app/useMoney.ts';
import { useText, type TextKey } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import type { Configs, ExpressDraft } from './useExpressDraft.ts';

interface ChargesProps {
  readonly configs: Configs;
  readonly form: ExpressDraft;
}

/** A check's cost and the remaining limits, before it is issued. [GW-116] */
export function Charges({ configs, form }: ChargesProps) {
  const text = useText();
  const money = useMoney();
  const { account } = useSelected();
  const { config, amountCents, feeMode, feeCents } = form;
  const charges = amountCents === null ? null : expressCharges(amountCents, feeMode, feeCents);
  const { own } = configs;
  const amount = (term: TextKey, cents: number) => moneyFact(text(term), cents, account.currency);
  return (
    <Section title={text('express.charges')}>
      <Stack gap={16}>
        {config && charges && charges.payeeCents > 0 ? (
          <KeyValueList
            items={[
              amount('express.charges.payee', charges.payeeCents),
              amount('express.charges.fee', charges.feeCents),
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
            config &&
              amount(
                'express.charges.today',
                Math.max(0, config.dailyTransactionCents - config.issuedTodayCents),
              ),
            own.dailyLimitCents !== null &&
              amount(
                'express.charges.person',
                Math.max(0, own.dailyLimitCents - own.issuedTodayCents),
              ),
            amount('express.charges.available', configs.availableCents),
          ]}
        />
        {config && form.isAbove && (
          <InlineMessage tone="info">
            {text('express.charges.second', { amount: money(config.approvalAboveCents) })}
          </InlineMessage>
        )}
      </Stack>
    </Section>
  );
}
