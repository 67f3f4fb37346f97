import type { StatusTone } from '@forecourt/ui';
import {
  fundingFailureReasons,
  PAYMENT_STATE_OF_STAGE,
  type FundingMethodRecord,
  type PaymentState,
  type Transfer,
  type TransferStage,
} from '@forecourt/validation';
import type { Text } from '../../messages/text.ts';

const STAGE_TONES: Readonly<Record<TransferStage, StatusTone>> = {
  scheduled: 'info',
  submitting: 'info',
  pending: 'info',
  settled: 'good',
  failed: 'bad',
  returned: 'bad',
  chargedBack: 'bad',
  canceled: 'neutral',
};
export const STATE_TONES: Readonly<Record<PaymentState, StatusTone>> = {
  scheduled: 'info',
  paid: 'good',
  unpaid: 'bad',
};

/** "First Prairie Bank •••• 6789", or only the name. */
export const methodName = (
  text: Text,
  { name, last4 }: { readonly name: string; readonly last4: string | null },
): string => (last4 === null || last4 === '' ? name : text('money.method', { name, last4 }));

/** Formats a rate in basis points as a percentage: "2.75%". */
export const formatRate = (basisPoints: number): string => `${basisPoints / 100}%`;

/** A method's fee; for money sent from outside, also the reference to include. */
export function methodTerms(
  text: Text,
  { reference, feeBasisPoints }: FundingMethodRecord,
): string {
  const rate = formatRate(feeBasisPoints);
  return reference === null
    ? text('money.funds.rate', { rate })
    : text('money.funds.name', { reference, rate });
}

/** A transfer's state: the payment state for bills, the stage for funds. */
export const transferStateText = (text: Text, { purpose, stage }: Transfer): string =>
  purpose === 'bill'
    ? text(`money.state.${PAYMENT_STATE_OF_STAGE[stage]}`)
    : text(`money.stage.${stage}`);
export const toneOf = ({ purpose, stage }: Transfer): StatusTone =>
  purpose === 'bill' ? STATE_TONES[PAYMENT_STATE_OF_STAGE[stage]] : STAGE_TONES[stage];

/** Why a transfer failed, and what to do. [MSG-45, MSG-56, MSG-57] */
export const failureTexts = (text: Text, { failure }: Transfer): string[] =>
  failure === null ? [] : fundingFailureReasons(failure).map(({ key }) => text(key));
