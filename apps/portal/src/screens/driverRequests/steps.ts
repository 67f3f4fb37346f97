import type { DriverRequest } from '@forecourt/api-client';
import type { TimelineEntry } from '@forecourt/ui';
import { formatDayAndTime, formatMoney } from '@forecourt/ui/format';
import type { Text } from '../../messages/text.ts';

/** A request's steps, with who and when, newest first. */
export function stepsOf(request: DriverRequest, text: Text, now: Date): readonly TimelineEntry[] {
  const { driverName, answeredBy, answerCents, word, timeZone, currency, state, until } = request;
  const outcome = answerCents === null ? 'refused' : 'allowed';
  const steps = [
    { id: 'declined', at: request.declinedAt, who: driverName, tone: 'bad' },
    { id: 'sent', at: request.sentAt, who: '', tone: 'plain' },
    { id: 'opened', at: request.openedAt, who: driverName, tone: 'plain' },
    { id: 'asked', at: request.askedAt, who: driverName, tone: 'warn', why: request.note },
    { id: 'escalated', at: request.escalatedAt, who: '', tone: 'warn' },
    {
      id: outcome,
      at: request.answeredAt,
      who: answeredBy ?? text('driverRequest.bySettings'),
      tone: answerCents === null ? 'bad' : 'good',
      why: word ?? '',
    },
    { id: 'used', at: request.usedAt, who: driverName, tone: 'good' },
    {
      id: 'withdrawn',
      at: request.withdrawnAt ?? null,
      who: request.withdrawnBy ?? '',
      tone: 'bad',
    },
    {
      id: answerCents === null ? 'expired' : 'lapsed',
      at: state === 'expired' ? until : null,
      who: '',
      tone: 'plain',
    },
  ] as const;
  const entries = steps.flatMap(({ at, id, who, tone, ...rest }): TimelineEntry[] => {
    if (at === null) return [];
    const cents = id === 'asked' ? request.amountCents : (answerCents ?? 0);
    const why = 'why' in rest && rest.why !== '' ? { why: rest.why } : {};
    const what = text(`driverRequest.step.${id}`, { amount: formatMoney(cents, currency) });
    return [{ id, what, who, tone, when: formatDayAndTime(at, timeZone, now), ...why }];
  });
  return entries.toReversed();
}
