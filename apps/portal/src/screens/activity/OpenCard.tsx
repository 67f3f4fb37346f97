import { ButtonLink } from '@forecourt/ui';
import type { Transaction } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

/** Links to a purchase's card, for users who may view cards. */
export function OpenCard({ cardId }: Pick<Transaction, 'cardId'>) {
  const text = useText();
  const { viewer } = useSelected();
  if (!viewer.may('cards.view')) return null;
  return <ButtonLink href={href('card', { cardId })}>{text('purchase.openCard')}</ButtonLink>;
}
