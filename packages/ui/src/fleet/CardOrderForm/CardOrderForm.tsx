'use client';
import type { ReactNode } from 'react';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { FormProvider, useFieldArray } from 'react-hook-form';
import { CARDS_PER_ORDER_MAX, type CardDelivery, type CardOrder } from '@forecourt/validation';
import { useFocusAfterRemoval, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { FormLayout } from '../../layout/FormLayout/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { useText } from '../../provider/index.ts';
import {
  countErrors,
  useDirty,
  useKeptDraft,
  useRuledForm,
  type KeptDraft,
} from '../form/index.ts';
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

export interface CardOrderFormProps extends HostProps<HTMLFormElement>, KeptDraft {
  readonly choices: OrderChoices;
  /** What a new card starts with, such as the only fleet and the default profile. */
  readonly defaults?: CardDefaults;
  readonly delivery?: Partial<DeliveryDraft>;
  /** Cards per order; the specification sets the default. [CARD-32] */
  readonly maxCards?: number;
  /** Cost of the order in words; default "$0.00". */
  readonly cost?: string;
  /** The cards are for cardlock sites: what is printed on the plastic, above the name. [NAV-22] */
  readonly cardlock?: { readonly company: string };
  readonly isSending?: boolean;
  /** A failure of the whole order, with what to do. What the person typed stays. */
  readonly error?: ReactNode;
  readonly onOrder: (order: PlacedOrder) => void;
  /** Someone pressed Order while fields were invalid; focus is on the first of them. */
  readonly onInvalid?: (count: number) => void;
  readonly onCancel: () => void;
  /** Someone typed something, or undid everything. */
  readonly onDirty?: (isDirty: boolean) => void;
}

/**
 * Orders driver, vehicle, and single cards by hand, up to five in one order. Leaving a field checks
 * it; Order moves focus to the first invalid field. [CARD-01 to CARD-03, CARD-32, CARD-34, CARD-35]
 */
export function CardOrderForm(props: CardOrderFormProps) {
  const { choices, defaults, delivery, maxCards = CARDS_PER_ORDER_MAX, isSending = false } = props;
  const { className, ref, cardlock } = props;
  const text = useText();
  const form = useRuledForm<OrderDraft>(cardlock ? checkCfnOrder : checkOrder, {
    defaultValues: { cards: [emptyCard(defaults)], delivery: { ...EMPTY_DELIVERY, ...delivery } },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'cards' });
  const full = fields.length >= maxCards ? text('cardOrder.full', { max: maxCards }) : null;
  const { refOf, restRef, hold } = useFocusAfterRemoval(fields.map(({ id }) => id));
  useDirty(form.formState.isDirty, props.onDirty);
  useKeptDraft(form, props);

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
                  disabledReason={full}
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
            disabledReason={full}
            onPress={() => append(emptyCard(defaults))}
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            {text('cardOrder.add')}
          </Button>
          <span className={css.hint}>{full ?? text('cardOrder.upTo', { max: maxCards })}</span>
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
