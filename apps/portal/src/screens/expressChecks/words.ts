import { formatMoney } from '@forecourt/ui/format';
import {
  wordParams,
  type ExpressCheck,
  type ExpressCheckHistoryAction,
} from '@forecourt/validation';
import type { StatusTone } from '@forecourt/ui';
import type { CallFailure } from '@forecourt/api-client';
import { useSentText, type TextKey } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

/** Color by meaning: usable, ended for good, given back. */
export const TONES: Readonly<Record<ExpressCheck['status'], StatusTone>> = {
  activated: 'good',
  blocked: 'bad',
  onHold: 'neutral',
};

/** The text for each event of an express check. */
export const HAPPENINGS: Readonly<Record<string, TextKey>> = {
  'expressCheck.issued': 'express.happened.issued',
  'expressCheck.approved': 'express.happened.approved',
  'expressCheck.codeShown': 'express.happened.codeShown',
  'expressCheck.registered': 'express.happened.registered',
  'expressCheck.cashed': 'express.happened.cashed',
  'expressCheck.onHold': 'express.happened.onHold',
  'expressCheck.blocked': 'express.happened.blocked',
} satisfies Readonly<Record<ExpressCheckHistoryAction, TextKey>>;

/** Puts keys with raw params into words: cents as money, instants in the account's zone. */
export function useWorded(): (key: string, params?: CallFailure['params']) => string {
  const sent = useSentText();
  const { account } = useSelected();
  const { currency, timeZone } = account;
  return (key, params = {}) =>
    sent(key, wordParams(params, { locale: 'en-US', currency, timeZone }));
}

/** Money of the selected account. */
export function useMoney(): (cents: number) => string {
  const { account } = useSelected();
  return (cents) => formatMoney(cents, account.currency);
}
