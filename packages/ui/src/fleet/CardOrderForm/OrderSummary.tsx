'use client';
import { CARD_PROCESSING_HOURS, CARD_SHIPPING_BUSINESS_DAYS } from '@forecourt/validation';
import { Section } from '../../layout/Section/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './CardOrderForm.css.ts';

interface OrderSummaryProps {
  readonly count: number;
  readonly cost: string;
}

/** What an order adds up to: cards, time, cost. [CARD-34, CARD-35] */
export function OrderSummary({ count, cost }: OrderSummaryProps) {
  const text = useText();
  return (
    <Section title={text('cardOrder.summary')}>
      <p className={css.figure} aria-live="polite">
        {text('cardOrder.count', { count })}
      </p>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>{text('cardOrder.processing')}</dt>
          <dd className={css.value}>
            {text('cardOrder.processing.value', { hours: CARD_PROCESSING_HOURS })}
          </dd>
        </div>
        <div className={css.fact}>
          <dt>{text('cardOrder.shipping')}</dt>
          <dd className={css.value}>
            {text('cardOrder.shipping.value', { days: CARD_SHIPPING_BUSINESS_DAYS })}
          </dd>
        </div>
        <div className={css.fact}>
          <dt>{text('cardOrder.cost')}</dt>
          <dd className={css.value}>{cost}</dd>
        </div>
      </dl>
    </Section>
  );
}
