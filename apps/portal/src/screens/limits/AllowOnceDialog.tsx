import { useState } from 'react';
import { useMutation } from '@forecourt/api-client/react';
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
  gallons,
  oneTimePurchase,
  PRODUCT_GROUPS,
  productGroupKey,
  type Card,
  type ProductGroup,
} from '@forecourt/validation';
import { formatGallons, formatMoney, formatTypedMoney } from '@forecourt/ui/format';
import { Problem } from '../../app/Problem.tsx';
import { useNow } from '../../app/useNow.ts';
import { useTell } from '../../app/useTell.ts';
import { useSentText, useText } from '../../messages/text.ts';

const HOUR_MILLISECONDS = 3_600_000;
const THOUSANDTHS = 1000;

/** A purchase that was declined: what it asked for, where. */
export interface AskedPurchase {
  readonly amountCents: number;
  readonly milligallons: number;
  readonly groups: readonly ProductGroup[];
  readonly site: { readonly siteNumber: string; readonly name: string };
}

interface AllowOnceDialogProps {
  readonly card: Card;
  /** The declined purchase that it is to repair; without it nothing is filled in. */
  readonly asked?: AskedPurchase;
  readonly onClose: () => void;
}

type Measure = 'amount' | 'gallons';

/** What is typed in, and what it comes to; null: it is not in order yet. */
function useAllowance(asked: AskedPurchase | undefined) {
  const now = useNow();
  const [measure, setMeasure] = useState<Measure>('amount');
  const [amount, setAmount] = useState(asked ? formatTypedMoney(asked.amountCents) : '');
  const [fuel, setFuel] = useState(
    asked && asked.milligallons > 0 ? String(asked.milligallons / THOUSANDTHS) : '',
  );
  const [place, setPlace] = useState(asked ? asked.site.siteNumber : '');
  const [groups, setGroups] = useState<readonly ProductGroup[]>(asked?.groups ?? []);
  const [hours, setHours] = useState('4');
  const [reason, setReason] = useState('');
  const cents = oneTimePurchase.safeParse(amount);
  const quantity = gallons.safeParse(fuel);
  const isAmount = measure === 'amount';
  const isGood = isAmount ? cents.success : quantity.success && quantity.data > 0;
  const until = new Date(now.getTime() + Number(hours) * HOUR_MILLISECONDS).toISOString();
  const body = isGood
    ? {
        amountCents: isAmount && cents.success ? cents.data : null,
        milligallons: !isAmount && quantity.success ? quantity.data : null,
        siteNumber: place === '' ? null : place,
        groups: groups.length === 0 ? null : [...groups],
        until,
        reason: reason.trim(),
      }
    : null;
  const typed = { measure, amount, fuel, place, groups, hours, reason };
  return {
    typed,
    body,
    set: { setMeasure, setAmount, setFuel, setPlace, setGroups, setHours, setReason },
  };
}

interface FieldsProps {
  readonly form: ReturnType<typeof useAllowance>;
  readonly asked: AskedPurchase | undefined;
}

/** Gallons or amount, where, for what, how long, why. */
function Fields({ form, asked }: FieldsProps) {
  const text = useText();
  const { typed, set } = form;
  return (
    <>
      <SegmentedControl<Measure>
        aria-label={text('limits.allow.measure')}
        value={typed.measure}
        onChange={set.setMeasure}
        options={[
          { value: 'amount', label: text('limits.allow.byAmount') },
          { value: 'gallons', label: text('limits.allow.byGallons') },
        ]}
      />
      {typed.measure === 'amount' ? (
        <MoneyField
          label={text('limits.allow.amount')}
          value={typed.amount}
          onChange={set.setAmount}
        />
      ) : (
        <GallonsField
          label={text('limits.allow.gallons')}
          value={typed.fuel}
          onChange={set.setFuel}
        />
      )}
      {asked && (
        <Select
          label={text('limits.allow.site')}
          value={typed.place}
          onChange={set.setPlace}
          options={[
            { value: asked.site.siteNumber, label: asked.site.name },
            { value: '', label: text('limits.allow.anySite') },
          ]}
        />
      )}
      <MultiSelect<ProductGroup>
        label={text('limits.allow.groups')}
        help={text('limits.allow.groups.help')}
        options={PRODUCT_GROUPS.map((value) => ({ value, label: text(productGroupKey(value)) }))}
        value={typed.groups}
        onChange={set.setGroups}
      />
      <Select
        label={text('limits.allow.hours')}
        value={typed.hours}
        onChange={set.setHours}
        options={ALLOWANCE_HOURS.map((count) => ({
          value: String(count),
          label: text('limits.allow.hour', { count }),
        }))}
      />
      <TextField
        label={text('limits.allow.reason')}
        value={typed.reason}
        onChange={set.setReason}
      />
    </>
  );
}

/** Lets a card make one purchase beyond its limits. [CARD-30] */
export function AllowOnceDialog({ card, asked, onClose }: AllowOnceDialogProps) {
  const text = useText();
  const sent = useSentText();
  const tell = useTell();
  const allow = useMutation('allowOnce');
  const form = useAllowance(asked);
  const { body } = form;
  const refused = allow.failure?.errorCode;

  const confirm = async () => {
    if (!body) return;
    const request = { params: { cardId: card.cardId }, body };
    const result = await allow.send(request);
    const done =
      body.milligallons === null
        ? text('limits.allow.done', { amount: formatMoney(body.amountCents ?? 0, card.currency) })
        : text('limits.allow.doneGallons', { gallons: formatGallons(body.milligallons) });
    if (tell(result, done)) onClose();
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
          : text(
              form.typed.measure === 'amount' ? 'limits.allow.wrong' : 'limits.allow.wrongGallons',
            )
      }
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={12}>
          <Fields form={form} asked={asked} />
          <Problem>
            {refused?.startsWith('allowance.')
              ? sent(refused)
              : refused && text('limits.allow.failed')}
          </Problem>
        </Stack>
      }
    >
      {text('limits.allow.why', { last4: card.last4 })}
    </ConfirmDialog>
  );
}
