import type { DescribedCode, StoredAlertRule } from '@forecourt/api-client';
import { EXCEPTION_LOOK_BACK_DAYS } from '@forecourt/validation';
import type { Text } from '../../messages/text.ts';

/** An exception's name: the program's description, else the portal's. */
export function nameOf({ code, kind, description }: DescribedCode, text: Text): string {
  if (description !== null) return description;
  return kind === null ? text('exceptions.code', { code }) : text(`exceptionKind.${kind}`);
}

/** Describes how a rule alerts: "As it happens: in the portal, 2 email addresses". */
export function formatRule(rule: StoredAlertRule, text: Text, fleet: string | null): string {
  const { inApp, emails, smsNumber, pace } = rule;
  const channels = [
    ...(inApp ? [text('exceptions.rule.inApp')] : []),
    ...(emails.length > 0 ? [text('exceptions.rule.emails', { count: emails.length })] : []),
    ...(smsNumber === null ? [] : [text('exceptions.rule.sms')]),
  ];
  const summary = text(`exceptions.rule.${pace}`, { ways: channels.join(', ') });
  return fleet === null ? summary : text('exceptions.rule.fleet', { rule: summary, fleet });
}

/** How often an exception occurred recently, authorized and posted. */
export const recentCountOf = ({ lately }: DescribedCode): number =>
  lately.authorized + lately.posted;

/** Describes an exception code: "Code 108107. Occurred 26 times in the last 30 days". */
export const formatExceptionCode = (code: string, count: number, text: Text): string =>
  `${text('exceptions.code', { code })}. ${text('exceptions.lately', { count, days: EXCEPTION_LOOK_BACK_DAYS })}`;
