import { ButtonLink } from '@forecourt/ui';
import type { Transaction } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';

/** Leads to the card of a purchase, for those who may see cards. */
export function OpenCard({ cardId }: Pick<Transaction, 'cardId'>) {
  const text = useText();
  const { viewer } = useSelected();
  if (!viewer.may('cards.view')) return null;
  return <ButtonLink href={href('card', { cardId })}>{text('purchase.openCard')}</ButtonLink>;
}
