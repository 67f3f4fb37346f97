'use client';
import { useMemo, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  CARD_SHIPPING_BUSINESS_DAYS,
  REPLACEMENT_REASONS,
  replacementReasonKey,
} from '@forecourt/validation';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import { useText } from '../../provider/index.ts';
import { EntityForm, FormText, FormRadio, type EntityFormProps } from '../form/index.ts';
import { AddressFields } from './AddressFields.tsx';
import {
  checkSuccession,
  draftOfSuccession,
  toSuccession,
  type Succession,
  type SuccessionDraft,
} from './succession.ts';

export interface SuccessionFormProps extends EntityFormProps<Succession> {
  /** `replace`: a new number for a damaged, lost, or stolen card. `reissue`: new plastic only. */
  readonly kind: 'replace' | 'reissue';
  /** `null` for several cards, each of which keeps its name. */
  readonly nameOnCard: string | null;
  /** A warning, such as that the card was used a moment ago. */
  readonly warning?: ReactNode;
}

function Address() {
  const { control } = useFormContext<SuccessionDraft>();
  return useWatch({ control, name: 'where' }) === 'usual' ? null : <AddressFields />;
}

/**
 * Replaces or reissues cards: asks for the reason or the name, and for the address; warns that the
 * old card stops working immediately. [CARD-05, CARD-06, CARD-16, CARD-19]
 */
export function SuccessionForm(props: SuccessionFormProps) {
  const { kind, nameOnCard, warning, ...form } = props;
  const text = useText();
  const isMany = nameOnCard === null;
  const question = kind === 'replace' ? 'reason' : isMany ? 'nothing' : 'nameOnCard';
  const check = useMemo(() => checkSuccession(question), [question]);
  const quantity = isMany ? 'many' : 'one';
  return (
    <EntityForm
      {...form}
      draft={draftOfSuccession(nameOnCard)}
      check={check}
      toEntity={toSuccession}
      saveLabel={text(isMany ? 'cardActions.many.preview' : `cardActions.${kind}.confirm`)}
      note={text('cardActions.ships', { days: CARD_SHIPPING_BUSINESS_DAYS })}
    >
      <InlineMessage tone="warn" title={text(`cardActions.${kind}.ends.${quantity}`)}>
        {text(`cardActions.${kind}.keeps.${quantity}`)}
      </InlineMessage>
      {warning}
      {question === 'reason' && (
        <FormRadio<SuccessionDraft>
          name="reason"
          label={text(`cardActions.replace.why.${quantity}`)}
          options={REPLACEMENT_REASONS.map((value) => ({
            value,
            label: text(replacementReasonKey(value)),
            help: text(`cardActions.replace.${value}.${quantity}`),
          }))}
        />
      )}
      {question === 'nameOnCard' && (
        <FormText<SuccessionDraft>
          name="nameOnCard"
          label={text('cardOrder.field.nameOnCard')}
          isRequired
        />
      )}
      <FormRadio<SuccessionDraft>
        name="where"
        label={text(`cardActions.where.${quantity}`)}
        options={(['usual', 'other'] as const).map((value) => ({
          value,
          label: text(`cardActions.where.${value}`),
          help: text(`cardActions.where.${value}.help.${quantity}`),
        }))}
      />
      <Address />
    </EntityForm>
  );
}
