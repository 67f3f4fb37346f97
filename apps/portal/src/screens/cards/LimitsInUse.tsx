import type { CardDetails } from '@forecourt/api-client';
import { CardLimits, type CardLimitsProps } from '@forecourt/ui';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { limitBars, limitRules } from './cardText.ts';

interface LimitsInUseProps extends Pick<CardLimitsProps, 'profile' | 'hint' | 'action'> {
  readonly details: CardDetails;
}

/** A card's limits, how much of each is used, and when and where the card works. */
export function LimitsInUse({ details, ...head }: LimitsInUseProps) {
  const text = useText();
  const now = useNow();
  return (
    <CardLimits
      {...head}
      bars={limitBars(details, text)}
      rules={limitRules(details, text, now)}
      empty={<p>{text('card.limits.unlimited')}</p>}
    />
  );
}
