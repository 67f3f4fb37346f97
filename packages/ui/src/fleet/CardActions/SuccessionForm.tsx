'use client';
import { useMemo, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  CARD_SHIPPING_BUSINESS_DAYS,
  DELIVERY_SERVICES,
  REPLACEMENT_REASONS,
  replacementReasonKey,
} from '@forecourt/validation';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { useText } from '../../provider/index.ts';
import { EntityForm, FormChoice, FormText, type EntityFormProps } from '../form/index.ts';
import { FormRadio } from './FormRadio.tsx';
import {
  ADDRESS_FIELDS,
  checkSuccession,
  draftOfSuccession,
  toSuccession,
  type Succession,
  type SuccessionDraft,
} from './succession.ts';

export interface SuccessionFormProps extends EntityFormProps<Succession> {
  /** `replace`: a new number for a card that is damaged, lost or stolen; `reissue`: new plastic. */
  readonly kind: 'replace' | 'reissue';
  readonly nameOnCard: string;
  /** Something to know first: that the card was used a moment ago. */
  readonly warning?: ReactNode;
}

function Address() {
  const text = useText();
  const { control } = useFormContext<SuccessionDraft>();
  const where = useWatch({ control, name: 'where' });
  if (where === 'usual') return null;
  return (
    <FormGroup title={text('cardOrder.address')}>
      {ADDRESS_FIELDS.map(([name, autoComplete]) => (
        <FormText<SuccessionDraft>
          key={name}
          name={name}
          label={text(`cardOrder.field.${name}`)}
          autoComplete={autoComplete}
          isRequired
        />
      ))}
      <FormChoice<SuccessionDraft>
        name="service"
        label={text('cardOrder.service')}
        options={DELIVERY_SERVICES.map((value) => ({
          value,
          label: text(`cardOrder.service.${value}`),
        }))}
      />
    </FormGroup>
  );
}

/**
 * Asks why a card is replaced, or what new plastic shows, and where it goes; says that the old card
 * ends at once. [CARD-05, CARD-06, CARD-16, CARD-19]
 */
export function SuccessionForm(props: SuccessionFormProps) {
  const { kind, nameOnCard, warning, ...form } = props;
  const text = useText();
  const check = useMemo(() => checkSuccession(kind), [kind]);
  return (
    <EntityForm
      {...form}
      draft={draftOfSuccession(nameOnCard)}
      check={check}
      toEntity={toSuccession}
      saveLabel={text(`cardActions.${kind}.confirm`)}
      note={text('cardActions.ships', { days: CARD_SHIPPING_BUSINESS_DAYS })}
    >
      <InlineMessage tone="warn" title={text(`cardActions.${kind}.ends`)}>
        {text(`cardActions.${kind}.keeps`)}
      </InlineMessage>
      {warning}
      {kind === 'replace' ? (
        <FormRadio<SuccessionDraft>
          name="reason"
          label={text('cardActions.replace.why')}
          options={REPLACEMENT_REASONS.map((value) => ({
            value,
            label: text(replacementReasonKey(value)),
            help: text(`cardActions.replace.${value}`),
          }))}
        />
      ) : (
        <FormText<SuccessionDraft>
          name="nameOnCard"
          label={text('cardOrder.field.nameOnCard')}
          isRequired
        />
      )}
      <FormRadio<SuccessionDraft>
        name="where"
        label={text('cardActions.where')}
        options={(['usual', 'other'] as const).map((value) => ({
          value,
          label: text(`cardActions.where.${value}`),
          help: text(`cardActions.where.${value}.help`),
        }))}
      />
      <Address />
    </EntityForm>
  );
}
