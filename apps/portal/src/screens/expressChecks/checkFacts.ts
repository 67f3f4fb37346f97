import { expressPurposeKey, type ExpressCheck } from '@forecourt/validation';
import { moneyFact } from '../../app/moneyFact.ts';
import type { useWhen } from '../../app/useWhen.ts';
import type { Text } from '../../messages/text.ts';

/** A check's details as terms and values; events that did not happen are omitted. [ENT-40] */
export function checkFacts(check: ExpressCheck, text: Text, when: ReturnType<typeof useWhen>) {
  const amount = (term: string, cents: number) => moneyFact(term, cents, check.currency);
  const { approvedBy, registeredAt, cashedAt } = check;
  return [
    { term: text('express.fact.number'), value: check.sequenceNumber },
    { term: text('express.fact.code'), value: `•••• ${check.codeLast4}` },
    amount(text('express.fact.amount'), check.amountCents),
    amount(text('express.fact.fee'), check.feeCents),
    amount(text('express.fact.total'), check.amountCents + check.feeCents),
    { term: text('express.fact.purpose'), value: text(expressPurposeKey(check.purpose)) },
    check.reference !== '' && { term: text('express.fact.reference'), value: check.reference },
    { term: text('express.fact.fleet'), value: check.fleetName },
    {
      term: text('express.fact.issued'),
      value: text('express.fact.by', { at: when(check.issuedAt), name: check.issuedBy }),
    },
    approvedBy !== null && { term: text('express.fact.approved'), value: approvedBy },
    registeredAt !== null && {
      term: text('express.fact.registered'),
      value: text('express.fact.paper', {
        at: when(registeredAt),
        number: check.checkNumber ?? '',
      }),
    },
    cashedAt !== null && {
      term: text('express.fact.cashed'),
      value: text('express.fact.cashedWhere', {
        at: when(cashedAt),
        where: check.cashedWhere ?? '',
      }),
    },
  ];
}
