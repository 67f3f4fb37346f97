'use client';
import { Check } from 'lucide-react';
import { ORDER_STEPS, type OrderStep } from '@forecourt/validation';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './OrderTracker.css.ts';

export interface OrderTrackerProps extends HostProps<HTMLOListElement> {
  /** Accessible name: "Order 1048, 3 cards". */
  readonly label: string;
  /** The last completed step. */
  readonly step: OrderStep;
  /** When each completed step happened, as text with its time zone. */
  readonly times: Readonly<Partial<Record<OrderStep, string>>>;
  /** When a step is expected: "by Dec 2". */
  readonly expected?: Readonly<Partial<Record<OrderStep, string>>>;
}

/** Progress of an order: ordered, printed, shipped, active, each with its time. [CARD-21] */
export function OrderTracker(props: OrderTrackerProps) {
  const { label, step, times, expected = {}, className, ref } = props;
  const text = useText();
  const reachedIndex = ORDER_STEPS.indexOf(step);
  return (
    <ol ref={ref} aria-label={label} className={classes(css.list, className)}>
      {ORDER_STEPS.map((name, index) => {
        const state = index <= reachedIndex ? 'done' : 'next';
        return (
          <li
            key={name}
            className={css.step[state]}
            aria-current={index === reachedIndex ? 'step' : undefined}
          >
            <span className={css.mark[state]} aria-hidden="true">
              {state === 'done' && <Check size={12} strokeWidth={2.5} />}
            </span>
            <span className={css.name[state]}>{text(`orderTracker.${name}`)}</span>
            <span className={css.time}>
              {times[name] ?? expected[name] ?? text('orderTracker.notYet')}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
