'use client';
import { Controller, useFormContext } from 'react-hook-form';
import { FLAGGABLE_RULES, products, purchaseRuleKey } from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { RegionsField } from '../../primitives/RegionField/index.ts';
import { useText } from '../../provider/index.ts';
import { FormChoices, useFormMode } from '../form/index.ts';
import { useGroups } from './AmountGroups.tsx';
import type { LimitDraft } from './draft.ts';

const PRODUCT_OPTIONS = products.map(({ code, name }) => ({
  value: code,
  label: `${name} (${code})`,
}));

/** States, products, and product codes that the card works for. */
export function WhereGroup() {
  const text = useText();
  const { control } = useFormContext<LimitDraft>();
  const mode = useFormMode();
  const isDisabled = mode.isDisabled || mode.isReadOnly;
  const groups = useGroups();
  return (
    <FormGroup title={text('limits.where')} hint={text('limits.whereHint')} columns={1}>
      <Controller
        control={control}
        name="states"
        render={({ field, fieldState }) => (
          <RegionsField
            label={text('limits.field.states')}
            placeholder={text('limits.everywhere')}
            value={field.value}
            onChange={(value) => field.onChange([...value])}
            onBlur={field.onBlur}
            isDisabled={isDisabled}
            error={fieldState.error?.message}
          />
        )}
      />
      <FormChoices<LimitDraft>
        name="groups"
        label={text('limits.field.groups')}
        placeholder={text('limits.everything')}
        options={groups}
      />
      <FormChoices<LimitDraft>
        name="productCodes"
        label={text('limits.field.productCodes')}
        placeholder={text('limits.everyCode')}
        help={text('limits.codesHelp')}
        options={PRODUCT_OPTIONS}
      />
    </FormGroup>
  );
}

/** Rules beyond which a purchase is approved and flagged instead of declined. */
export function FlagGroup() {
  const text = useText();
  return (
    <FormGroup title={text('limits.beyond')} columns={1}>
      <FormChoices<LimitDraft>
        name="flagOnly"
        label={text('limits.field.flagOnly')}
        placeholder={text('limits.allDecline')}
        help={text('limits.flagHelp')}
        options={FLAGGABLE_RULES.map((rule) => ({
          value: rule,
          label: text(purchaseRuleKey(rule)),
        }))}
      />
    </FormGroup>
  );
}
