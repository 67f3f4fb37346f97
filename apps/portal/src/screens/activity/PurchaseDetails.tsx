import { CardFacts, InlineMessage, PurchaseReceipt, Stack } from '@forecourt/ui';
import { useNow } from '../../app/useNow.ts';
import { useText } from '../../messages/text.ts';
import { markTexts, purchaseFacts, type TransactionDetails } from './purchaseFacts.ts';

/** Why the purchase is flagged; renders nothing if it is not. */
export function Marks({ details }: { readonly details: TransactionDetails }) {
  const text = useText();
  const marks = markTexts(details.transaction, text);
  if (marks.length === 0) return null;
  return (
    <InlineMessage tone="warn" title={text('purchase.marks')}>
      {marks.join(' ')}
    </InlineMessage>
  );
}

/** An approved purchase: its receipt and details. */
export function PurchaseDetails({ details }: { readonly details: TransactionDetails }) {
  const text = useText();
  const { transaction, regionPrices } = details;
  return (
    <Stack gap={20}>
      <Marks details={details} />
      <PurchaseReceipt
        purchase={transaction}
        regionPriceMills={Object.fromEntries(
          regionPrices.map(({ productCode, priceMills }) => [productCode, priceMills]),
        )}
      />
      <CardFacts groups={purchaseFacts(details, text, useNow())} />
    </Stack>
  );
}
