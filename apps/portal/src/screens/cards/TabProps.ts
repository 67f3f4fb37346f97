import type { CardDetails } from '@forecourt/api-client';
import type { CardAddress } from './useCardAddress.ts';

/** What a tab of a card's panel shows. */
export interface TabProps {
  readonly details: CardDetails;
  readonly address: CardAddress;
}
