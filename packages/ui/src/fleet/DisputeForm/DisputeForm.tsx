'use client';
import { useMemo, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CARD_PLACES, DISPUTE_TYPES } from '@forecourt/validation';
import { formatMoney } from '../../format/index.ts';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { useText } from '../../provider/index.ts';
import {
  EntityForm,
  FormRadio,
  FormSheet,
  FormText,
  useFormField,
  useFormMode,
  type EntityFormProps,
} from '../form/index.ts';
import {
  EMPTY_DISPUTE,
  checkDispute,
  disputeField,
  toDispute,
  withAmounts,
  type DisputeAnswers,
  type DisputedPurchase,
  type DisputeDraft,
} from './draft.ts';

export interface DisputeFormProps extends EntityFormProps<DisputeAnswers> {
  readonly purchase: DisputedPurchase;
  /** Facts about the purchase that are submitted automatically; shown next to the form. */
  readonly knownFacts?: ReactNode;
  /** Field for adding documents. */
  readonly documents?: ReactNode;
}

function Reason() {
  const text = useText();
  const { isDisabled, isReadOnly } = useFormMode();
  const field = useFormField<DisputeDraft, 'reason'>('reason');
  return (
    <TextArea
      {...field}
      label={text('disputeForm.reason')}
      help={text('disputeForm.reasonHelp')}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isRequired
    />
  );
}

function Extent({ purchase }: Pick<DisputeFormProps, 'purchase'>) {
  const text = useText();
  const { control } = useFormContext<DisputeDraft>();
  const extent = useWatch({ control, name: 'extent' });
  return (
    <>
      <FormRadio<DisputeDraft>
        name="extent"
        label={text('disputeForm.extent')}
        options={[
          {
            value: 'whole',
            label: text('disputeForm.extent.whole'),
            help: formatMoney(purchase.netCents, purchase.currency),
          },
          {
            value: 'part',
            label: text('disputeForm.extent.part'),
            help: text('disputeForm.extent.partHelp'),
          },
        ]}
      />
      {extent === 'part' && (
        <FormText<DisputeDraft>
          name="amount"
          kind="money"
          label={text('disputeForm.amount')}
          isRequired
        />
      )}
    </>
  );
}

function Circumstances() {
  const text = useText();
  return (
    <FormGroup title={text('disputeForm.circumstances')} columns={1}>
      <FormRadio<DisputeDraft>
        name="cardPlace"
        label={text('disputeForm.cardPlace')}
        options={CARD_PLACES.map((value) => ({
          value,
          label: text(`disputeForm.cardPlace.${value}`),
        }))}
      />
      <FormRadio<DisputeDraft>
        name="hasAskedSite"
        label={text('disputeForm.askedSite')}
        options={[
          { value: 'yes', label: text('disputeForm.askedSite.yes') },
          { value: 'no', label: text('disputeForm.askedSite.no') },
        ]}
      />
    </FormGroup>
  );
}

/** Disputes a purchase: fraud or other, in whole or in part, and why. [DISP-01, DISP-02] */
export function DisputeForm(props: DisputeFormProps) {
  const { purchase, knownFacts, documents, ...form } = props;
  const { transactionId, netCents, currency } = purchase;
  const { issues } = form;
  const text = useText();
  const rules = useMemo(
    () => ({
      check: checkDispute({ transactionId, netCents, currency }),
      toEntity: toDispute({ transactionId, netCents }),
    }),
    [transactionId, netCents, currency],
  );
  const wordedIssues = useMemo(
    () => issues?.map((issue) => ({ ...issue, params: withAmounts(issue.params, { currency }) })),
    [issues, currency],
  );
  return (
    <EntityForm
      {...form}
      {...rules}
      issues={wordedIssues}
      draft={EMPTY_DISPUTE}
      fieldOf={disputeField}
      saveLabel={text('disputeForm.file')}
      summary={knownFacts}
    >
      <FormSheet>
        <FormGroup title={text('disputeForm.what')} columns={1}>
          <FormRadio<DisputeDraft>
            name="type"
            label={text('disputeForm.type')}
            options={DISPUTE_TYPES.map((value) => ({
              value,
              label: text(`disputeForm.type.${value}`),
              help: text(`disputeForm.type.${value}Help`),
            }))}
          />
          <Extent purchase={purchase} />
          <Reason />
        </FormGroup>
        <Circumstances />
        {documents !== undefined && (
          <FormGroup title={text('disputeForm.documents')} columns={1}>
            {documents}
          </FormGroup>
        )}
      </FormSheet>
    </EntityForm>
  );
}
