import {
  ConfirmDialog,
  GallonsField,
  MoneyField,
  MultiSelect,
  SegmentedControl,
  Select,
  Stack,
  TextField,
} from '@forecourt/ui';
import {
  ALLOWANCE_HOURS,
  PRODUCT_GROUPS,
  productGroupKey,
  type Card,
  type ProductGroup,
} from '@forecourt/validation';
import { formatGallons, formatMoney } from '@forecourt/ui/format';
import { Problem } from '../../app/Problem.tsx';
import { optionsOf } from '../../app/optionsOf.ts';
import { useAction } from '../../app/useAction.ts';
import { hasText } from '../../messages/hasText.ts';
import { useText } from '../../messages/text.ts';
import { useAllowance, type DeclinedPurchase, type Measure } from './useAllowance.ts';

interface AllowOnceDialogProps {
  readonly card: Card;
  /** The declined purchase to allow, which prefills the form. */
  readonly declined?: DeclinedPurchase;
  readonly onClose: () => void;
}

interface FieldsProps extends Pick<ReturnType<typeof useAllowance>, 'typed' | 'set'> {
  readonly declined: DeclinedPurchase | undefined;
}

/** Fields for gallons or amount, site, products, duration, and reason. */
function Fields({ typed, set, declined }: FieldsProps) {
  const text = useText();
  return (
    <>
      <SegmentedControl<Measure>
        aria-label={text('limits.allow.measure')}
        value={typed.measure}
        onChange={(measure) => set({ measure })}
        options={[
          { value: 'amount', label: text('limits.allow.byAmount') },
          { value: 'gallons', label: text('limits.allow.byGallons') },
        ]}
      />
      {typed.measure === 'amount' ? (
        <MoneyField
          label={text('limits.allow.amount')}
          value={typed.amount}
          onChange={(amount) => set({ amount })}
        />
      ) : (
        <GallonsField
          label={text('limits.allow.gallons')}
          value={typed.fuel}
          onChange={(fuel) => set({ fuel })}
        />
      )}
      {declined && (
        <Select
          label={text('limits.allow.site')}
          value={typed.place}
          onChange={(place) => set({ place })}
          options={[
            { value: declined.site.siteNumber, label: declined.site.name },
            { value: '', label: text('limits.allow.anySite') },
          ]}
        />
      )}
      <MultiSelect<ProductGroup>
        label={text('limits.allow.groups')}
        help={text('limits.allow.groups.help')}
        options={optionsOf(PRODUCT_GROUPS, (value) => text(productGroupKey(value)))}
        value={typed.groups}
        onChange={(groups) => set({ groups })}
      />
      <Select
        label={text('limits.allow.hours')}
        value={typed.hours}
        onChange={(hours) => set({ hours })}
        options={optionsOf(ALLOWANCE_HOURS, (count) => text('limits.allow.hour', { count }))}
      />
      <TextField
        label={text('limits.allow.reason')}
        value={typed.reason}
        onChange={(reason) => set({ reason })}
      />
    </>
  );
}

/** Allows a card one purchase beyond its limits. [CARD-30] */
export function AllowOnceDialog({ card, declined, onClose }: AllowOnceDialogProps) {
  const text = useText();
  const allow = useAction('allowOnce', (_, { body: { milligallons, amountCents } }) =>
    typeof milligallons === 'number'
      ? text('limits.allow.doneGallons', { gallons: formatGallons(milligallons) })
      : text('limits.allow.done', { amount: formatMoney(amountCents ?? 0, card.currency) }),
  );
  const { typed, set, body, keep } = useAllowance(declined);
  const errorCode = allow.failure?.errorCode;

  const confirm = async () => {
    if (!body) return;
    const result = await allow.send({ params: { cardId: card.cardId }, body });
    if (result.ok) onClose();
    else if (result.failure.retryable) keep();
  };

  return (
    <ConfirmDialog
      title={text('limits.allow.title')}
      confirmLabel={text('limits.allow.confirm')}
      cancelLabel={text('limits.allow.cancel')}
      isPending={allow.isPending}
      blockedReason={
        body
          ? null
          : text(typed.measure === 'amount' ? 'limits.allow.wrong' : 'limits.allow.wrongGallons')
      }
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          <Fields typed={typed} set={set} declined={declined} />
          <Problem>
            {errorCode && text(hasText(errorCode) ? errorCode : 'limits.allow.failed')}
          </Problem>
        </Stack>
      }
    >
      {text('limits.allow.why', { last4: card.last4 })}
    </ConfirmDialog>
  );
}
