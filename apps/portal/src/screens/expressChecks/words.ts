import {
  wordParams,
  type ExpressCheck,
  type ExpressCheckHistoryAction,
} from '@forecourt/validation';
import type { StatusTone } from '@forecourt/ui';
import type { CallFailure } from '@forecourt/api-client';
import { useSentText, type TextKey } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

/** Status colors: usable, ended permanently, refunded. */
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

/** Translates keys with raw params: cents as money, timestamps in the account's time zone. */
export function useWorded(): (key: string, params?: CallFailure['params']) => string {
  const translate = useSentText();
  const { account } = useSelected();
  const { currency, timeZone } = account;
  return (key, params = {}) =>
    translate(key, wordParams(params, { locale: 'en-US', currency, timeZone }));
}
