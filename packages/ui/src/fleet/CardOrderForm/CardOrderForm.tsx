'use client';
import type { ReactNode } from 'react';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { FormProvider, useFieldArray } from 'react-hook-form';
import { CARDS_PER_ORDER_MAX, type CardDelivery, type CardOrder } from '@forecourt/validation';
import { useDirty, useFocusAfterRemoval, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { FormLayout } from '../../layout/FormLayout/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { useText } from '../../provider/index.ts';
import { countErrors, useSavedDraft, useRuledForm, type DraftProps } from '../form/index.ts';
import { CardFields } from './CardFields.tsx';
import * as css from './CardOrderForm.css.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import {
  EMPTY_DELIVERY,
  duplicateCard,
  emptyCard,
  toCardOrder,
  type CardDefaults,
  type DeliveryDraft,
  type OrderDraft,
} from './draft.ts';
import { checkCfnOrder, checkOrder } from './orderRule.ts';
import { OrderSummary } from './OrderSummary.tsx';
import type { OrderChoices } from './types.ts';

export interface PlacedOrder {
  readonly cards: readonly CardOrder[];
  readonly delivery: CardDelivery;
}

export interface CardOrderFormProps extends HostProps<HTMLFormElement>, DraftProps {
  readonly choices: OrderChoices;
  /** Initial values of a new card, such as the only fleet and the default profile. */
  readonly defaults?: CardDefaults;
  readonly delivery?: Partial<DeliveryDraft>;
  /** Maximum number of cards per order; defaults to the specified limit. [CARD-32] */
  readonly maxCards?: number;
  /** Cost of the order, as text. Defaults to "$0.00". */
  readonly cost?: string;
  /** For cardlock sites: the company printed on the plastic, above the name. [NAV-22] */
  readonly cardlock?: { readonly company: string } | undefined;
  readonly isSending?: boolean;
  /** Why the whole order failed, and what to do. The person's input is preserved. */
  readonly error?: ReactNode;
  readonly onOrder: (order: PlacedOrder) => void;
  /** Called with the number of invalid fields when Order is pressed; the first one has focus. */
  readonly onInvalid?: (count: number) => void;
  readonly onCancel: () => void;
  /** Called when the form becomes dirty, and when all changes are undone. */
  readonly onDirty?: (isDirty: boolean) => void;
}

/**
 * Orders driver, vehicle, and single cards by hand, up to five per order. Fields are checked on
 * blur; Order moves focus to the first invalid one. [CARD-01 to CARD-03, CARD-32, CARD-34, CARD-35]
 */
export function CardOrderForm(props: CardOrderFormProps) {
  const { choices, defaults, delivery, maxCards = CARDS_PER_ORDER_MAX, isSending = false } = props;
  const { className, ref, cardlock } = props;
  const text = useText();
  const form = useRuledForm<OrderDraft>(cardlock ? checkCfnOrder : checkOrder, {
    defaultValues: { cards: [emptyCard(defaults)], delivery: { ...EMPTY_DELIVERY, ...delivery } },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'cards' });
  const fullReason = fields.length >= maxCards ? text('cardOrder.full', { max: maxCards }) : null;
  const { refOf, restRef, hold } = useFocusAfterRemoval(fields.map(({ id }) => id));
  useDirty(form.formState.isDirty, props.onDirty);
  useSavedDraft(form, props);

  const submit = form.handleSubmit(
    (values) => {
      const network = cardlock ? 'cfn' : 'host';
      const cards = values.cards.map((card) => toCardOrder(card, network));
      props.onOrder({ cards, delivery: values.delivery });
    },
    (errors) => props.onInvalid?.(countErrors(errors)),
  );

  return (
    <FormProvider {...form}>
      <FormLayout
        ref={ref}
        className={className}
        onSubmit={(event) => void submit(event)}
        summary={<OrderSummary count={fields.length} cost={props.cost ?? '$0.00'} />}
        actions={
          <>
            <Button onPress={props.onCancel}>{text('cardOrder.cancel')}</Button>
            <Button type="submit" variant="primary" isPending={isSending}>
              {text('cardOrder.order', { count: fields.length })}
            </Button>
          </>
        }
        note={text('cardOrder.note')}
      >
        {props.error}
        {fields.map((field, index) => (
          <Section
            key={field.id}
            title={text('cardOrder.card', { at: index + 1, count: fields.length })}
            action={
              <span className={css.cardActions}>
                <Button
                  size="compact"
                  variant="quiet"
                  disabledReason={fullReason}
                  aria-label={text('cardOrder.duplicate.name', { at: index + 1 })}
                  onPress={() => append(duplicateCard(form.getValues(`cards.${index}`)))}
                  icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
                >
                  {text('cardOrder.duplicate')}
                </Button>
                {fields.length > 1 && (
                  <Button
                    ref={refOf(field.id)}
                    size="compact"
                    variant="quiet"
                    aria-label={text('cardOrder.remove.name', { at: index + 1 })}
                    onPress={() => {
                      hold(field.id);
                      remove(index);
                    }}
                    icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
                  >
                    {text('cardOrder.remove')}
                  </Button>
                )}
              </span>
            }
          >
            <div className={css.fields}>
              <CardFields index={index} choices={choices} cardlock={cardlock} />
            </div>
          </Section>
        ))}
        <div className={css.add}>
          <Button
            ref={restRef}
            disabledReason={fullReason}
            onPress={() => append(emptyCard(defaults))}
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            {text('cardOrder.add')}
          </Button>
          <span className={css.hint}>
            {fullReason ?? text('cardOrder.upTo', { max: maxCards })}
          </span>
        </div>
        <Section title={text('cardOrder.delivery')}>
          <div className={css.fields}>
            <DeliveryFields />
          </div>
        </Section>
      </FormLayout>
    </FormProvider>
  );
}
