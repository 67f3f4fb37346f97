import type * as z from 'zod/mini';
import { digitText, shape, uniqueList } from '../core/shape.ts';
import { CARDLESS_CARD_DIGITS, CARDLESS_CARDS_MAX } from './constants.ts';

/** Vehicle cards of a cardless entry, by the last seven digits of their numbers. [TXN-09] */
export const cardlessEntry = shape({
  cardEndings: uniqueList(
    digitText({
      minDigits: CARDLESS_CARD_DIGITS,
      maxDigits: CARDLESS_CARD_DIGITS,
      missing: 'cardless.cardRequired',
      invalid: 'cardless.digits',
    }),
    {
      min: 1,
      max: CARDLESS_CARDS_MAX,
      tooFew: 'cardless.cardRequired',
      tooMany: 'cardless.tooMany',
      twice: 'cardless.twice',
    },
  ),
});
export type CardlessEntry = z.infer<typeof cardlessEntry>;
