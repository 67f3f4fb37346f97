'use client';
import { CARD_PROCESSING_HOURS, CARD_SHIPPING_BUSINESS_DAYS } from '@forecourt/validation';
import { Section } from '../../layout/Section/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './CardOrderForm.css.ts';

interface OrderSummaryProps {
  readonly count: number;
  readonly cost: string;
}

/** Summary of an order: number of cards, time, and cost. [CARD-34, CARD-35] */
export function OrderSummary({ count, cost }: OrderSummaryProps) {
  const text = useText();
  const facts = [
    [
      text('cardOrder.processing'),
      text('cardOrder.processing.value', { hours: CARD_PROCESSING_HOURS }),
    ],
    [
      text('cardOrder.shipping'),
      text('cardOrder.shipping.value', { days: CARD_SHIPPING_BUSINESS_DAYS }),
    ],
    [text('cardOrder.cost'), cost],
  ] as const;
  return (
    <Section title={text('cardOrder.summary')}>
      <p className={css.figure} aria-live="polite">
        {text('cardOrder.count', { count })}
      </p>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
