'use client';
import type { CardState } from '@forecourt/validation';
import { type HostProps } from '../../host/index.ts';
import { Status, type StatusTone } from '../../primitives/Status/index.ts';
import { useText } from '../../provider/index.ts';

/** Color by meaning: green works, amber can resume, red has ended, teal is on its way. */
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

/** The state of a card as a word with its color. [CARD-11] */
export function CardStatus({ state, ...host }: CardStatusProps) {
  const text = useText();
  return (
    <Status {...host} tone={TONES[state]}>
      {text(`cardStatus.${state}`)}
    </Status>
  );
}
