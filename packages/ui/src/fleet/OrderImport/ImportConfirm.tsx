'use client';
import { useEffect, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import {
  CARD_PROCESSING_HOURS,
  CARD_SHIPPING_BUSINESS_DAYS,
  type CardDelivery,
} from '@forecourt/validation';
import { classes, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { SimpleTable } from '../../data/SimpleTable/index.ts';
import { DeliveryFields } from '../CardOrderForm/DeliveryFields.tsx';
import type { DeliveryDraft } from '../CardOrderForm/index.ts';
import { EMPTY_DELIVERY, type OrderDraft } from '../CardOrderForm/draft.ts';
import { checkDelivery } from '../CardOrderForm/orderRule.ts';
import { useRuledForm } from '../form/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './ImportConfirm.css.ts';
import * as step from './stepFoot.css.ts';

/** Number of cards for one fleet. */
export interface FleetShare {
  readonly id: string;
  readonly fleet: string;
  readonly profile: string;
  readonly cards: number;
}

export interface ImportConfirmProps extends HostProps<HTMLFormElement> {
  readonly cardCount: number;
  /** Number of rows left out; they can be downloaded with their reasons. */
  readonly leftOut: number;
  readonly shares: readonly FleetShare[];
  /** Initial values of the delivery fields. */
  readonly delivery?: Partial<DeliveryDraft>;
  /** Called on every change, so that the host can restore the step. */
  readonly onDelivery?: (delivery: DeliveryDraft) => void;
  /** An earlier order with the same rows; confirming again returns that order. */
  readonly sameAs?: ReactNode;
  readonly isOrdering?: boolean;
  readonly onBack: () => void;
  readonly onOrder: (delivery: CardDelivery) => void;
}

/** The last step: what will be ordered, for which fleets, and the delivery address. */
export function ImportConfirm(props: ImportConfirmProps) {
  const { cardCount, leftOut, shares, delivery, onDelivery, sameAs, isOrdering = false } = props;
  const { onBack, onOrder, className, ref } = props;
  const text = useText();
  const form = useRuledForm<OrderDraft>(checkDelivery, {
    defaultValues: { cards: [], delivery: { ...EMPTY_DELIVERY, ...delivery } },
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onDelivery?.(values.delivery),
      }),
    [subscribe, onDelivery],
  );
  const submit = form.handleSubmit((values) => onOrder(values.delivery));
  return (
    <FormProvider {...form}>
      <form
        ref={ref}
        noValidate
        onSubmit={(event) => void submit(event)}
        className={classes(step.surface, className)}
      >
        <div className={css.head}>
          <p className={css.figure}>{text('importConfirm.cards', { count: cardCount })}</p>
          <p className={css.text}>{text('importConfirm.words')}</p>
          {leftOut > 0 && (
            <p className={css.left}>{text('importConfirm.leftOut', { count: leftOut })}</p>
          )}
          {sameAs}
        </div>
        <SimpleTable
          label={text('importConfirm.shares')}
          rows={shares}
          getRowId={({ id }) => id}
          columns={[
            {
              id: 'fleet',
              head: text('importConfirm.fleet'),
              isRowHeader: true,
              cell: (share) => share.fleet,
            },
            { id: 'profile', head: text('importConfirm.profile'), cell: (share) => share.profile },
            {
              id: 'cards',
              head: text('importConfirm.count'),
              align: 'end',
              isStrong: true,
              cell: (share) => text('importCheck.number', { count: share.cards }),
            },
          ]}
        />
        <div className={css.delivery}>
          <DeliveryFields />
        </div>
        <div className={css.foot}>
          <p className={step.note}>
            {text('cardOrder.promise', {
              hours: CARD_PROCESSING_HOURS,
              days: CARD_SHIPPING_BUSINESS_DAYS,
            })}
          </p>
          <div className={step.actions}>
            <Button onPress={onBack} isDisabled={isOrdering}>
              {text('importCheck.back')}
            </Button>
            <Button type="submit" variant="primary" isPending={isOrdering}>
              {text('importConfirm.order', { count: cardCount })}
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
