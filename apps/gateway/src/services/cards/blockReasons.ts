import { BLOCK_REASONS, blockReasonKey } from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';

/** Reasons that a person can give for stopping a card. [GW-27] */
export const listBlockReasons: HandlerOf<'listBlockReasons'> = () =>
  Promise.resolve({
    items: BLOCK_REASONS.map((reason) => ({ reason, labelKey: blockReasonKey(reason) })),
  });
