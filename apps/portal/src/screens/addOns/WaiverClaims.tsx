import { usePages } from '@forecourt/api-client/react';
import {
  CardNumber,
  KeyValueList,
  Link,
  Section,
  SettingsList,
  Stack,
  Status,
  type StatusTone,
} from '@forecourt/ui';
import {
  FRAUD_WAIVER_YEAR_CENTS_MAX,
  waiverStateKey,
  type WaiverClaim,
  type WaiverState,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useMoney } from '../../app/useMoney.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { isNotLoaded, NotLoaded } from '../cards/NotLoaded.tsx';
import { MoreRows } from '../lists/MoreRows.tsx';

const TONES: Readonly<Record<WaiverState, StatusTone>> = {
  waived: 'good',
  partlyWaived: 'warn',
  notWaived: 'neutral',
};

function useRow() {
  const text = useText();
  const money = useMoney();
  const when = useWhen();
  return (claim: WaiverClaim) => {
    const { claimId, disputeId, disputeNumber, cardLast4, state } = claim;
    const number = text('addOn.claims.dispute', { number: disputeNumber });
    return {
      id: claimId,
      title: <Link href={href('dispute', { disputeId })}>{number}</Link>,
      status: <Status tone={TONES[state]}>{text(waiverStateKey(state))}</Status>,
      text: (
        <>
          <CardNumber last4={cardLast4} />{' '}
          {text('addOn.claims.amounts', {
            waived: money(claim.waivedCents),
            loss: money(claim.lossCents),
            when: when(claim.decidedAt),
          })}
        </>
      ),
    };
  };
}

/** Fraud Protector claims, and the yearly limit used so far. [ADDON-19, ADDON-20] */
export function WaiverClaims() {
  const text = useText();
  const money = useMoney();
  const toRow = useRow();
  const list = usePages('listWaiverClaims', {});
  const usedCents = list.first?.waivedThisYearCents ?? 0;
  const content = () => {
    if (isNotLoaded(list)) return <NotLoaded query={list} subject={text('addOn.claims.what')} />;
    if (list.items.length === 0) return <p>{text('addOn.claims.none')}</p>;
    return (
      <>
        <KeyValueList
          items={[
            {
              term: text('addOn.claims.year'),
              value: text('addOn.claims.ofYear', {
                used: money(usedCents),
                most: money(FRAUD_WAIVER_YEAR_CENTS_MAX),
              }),
              isNumber: true,
            },
          ]}
        />
        <SettingsList label={text('addOn.claims')} settings={list.items.map(toRow)} />
        <MoreRows list={list}>{text('addOn.claims.more')}</MoreRows>
      </>
    );
  };
  return (
    <Section title={text('addOn.claims')} hint={text('addOn.claims.hint')}>
      <Stack gap={16}>{content()}</Stack>
    </Section>
  );
}
