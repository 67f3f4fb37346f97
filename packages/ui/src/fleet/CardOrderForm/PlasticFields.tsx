'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { PRODUCT_GROUPS } from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/index.ts';
import { KeyValueList } from '../../primitives/KeyValueList/index.ts';
import { useText } from '../../provider/index.ts';
import { useFormField } from '../form/index.ts';
import { embossedName, type OrderDraft } from './draft.ts';

export interface PlasticFieldsProps {
  readonly index: number;
  /** First line on the plastic. */
  readonly company: string;
}

/** What is printed on a card for cardlock sites: its two lines and its products. [NAV-22] */
export function PlasticFields({ index, company }: PlasticFieldsProps) {
  const text = useText();
  const { control } = useFormContext<OrderDraft>();
  const card = useWatch({ control, name: `cards.${index}` });
  const field = useFormField<OrderDraft, `cards.${number}.products`>(`cards.${index}.products`);
  return (
    <FormGroup title={text('cardOrder.plastic')} hint={text('cardOrder.plastic.hint')} columns={1}>
      <KeyValueList
        items={[
          { term: text('cardOrder.plastic.line1'), value: company },
          {
            term: text('cardOrder.plastic.line2'),
            value: embossedName(card) || text('cardOrder.plastic.empty'),
          },
        ]}
      />
      <CheckboxGroup
        {...field}
        label={text('cardOrder.field.products')}
        look="columns"
        isRequired
        options={PRODUCT_GROUPS.map((group) => ({
          value: group,
          label: text(`limits.group.${group}`),
        }))}
        onChange={(value) => field.onChange([...value])}
      />
    </FormGroup>
  );
}
