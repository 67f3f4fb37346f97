'use client';
import { purchaseRuleKey } from '@forecourt/validation';
import { LimitBar } from '../../charts/LimitBar/index.ts';
import { useText } from '../../provider/index.ts';
import { figureOf, figuresOf, type CountedCheck } from './figures.ts';

export interface CountedProps {
  readonly check: CountedCheck;
  readonly currency: string;
}

/** Limit bar of a rule that counts. */
export function CountedBar({ check, currency }: CountedProps) {
  const text = useText();
  const { rule, unit, limit, used, asked } = check;
  return (
    <LimitBar
      label={text(purchaseRuleKey(rule))}
      valueText={text(`purchaseCheck.of.${unit}`, figuresOf(check, currency))}
      {...{ limit, used, asked }}
      format={(value) => figureOf(unit, value, currency)}
    />
  );
}
