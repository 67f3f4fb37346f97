'use client';
import type { CardState } from '@forecourt/validation';
import { type HostProps } from '../../host/index.ts';
import { Status, type StatusTone } from '../../primitives/Status/index.ts';
import { useText } from '../../provider/index.ts';

/** Green: works. Amber: can resume. Red: has ended. Teal: on its way. Gray: no longer in use. */
const TONES: Readonly<Record<CardState, StatusTone>> = {
  ordered: 'info',
  pendingActivation: 'info',
  active: 'good',
  onHold: 'warn',
  unassigned: 'warn',
  blocked: 'bad',
  lostOrStolen: 'bad',
  canceled: 'neutral',
  expired: 'neutral',
  deactivated: 'neutral',
};

export interface CardStatusProps extends HostProps<HTMLSpanElement> {
  readonly state: CardState;
}

/** A card's state as text and color. [CARD-11] */
export function CardStatus({ state, ...host }: CardStatusProps) {
  const text = useText();
  return (
    <Status {...host} tone={TONES[state]}>
      {text(`cardStatus.${state}`)}
    </Status>
  );
}
