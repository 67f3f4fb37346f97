import { Controller, useFormContext } from 'react-hook-form';
import {
  FLAGGABLE_RULES,
  products,
  purchaseRuleKey,
  type FlaggableRule,
  type ProductGroup,
} from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { MultiSelect } from '../../primitives/MultiSelect/index.ts';
import { RegionsField } from '../../primitives/RegionField/index.ts';
import { useText } from '../../provider/index.ts';
import { useFormMode } from '../form/index.ts';
import { useGroups } from './AmountGroups.tsx';
import type { LimitDraft } from './draft.ts';

const PRODUCT_OPTIONS = products.map(({ code, name }) => ({
  value: code,
  label: `${name} (${code})`,
}));

/** States, products and product codes for which the card is good. */
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
      <Controller
        control={control}
        name="groups"
        render={({ field, fieldState }) => (
          <MultiSelect<ProductGroup>
            label={text('limits.field.groups')}
            placeholder={text('limits.everything')}
            hasTags
            options={groups}
            value={field.value}
            onChange={(value) => field.onChange([...value])}
            onBlur={field.onBlur}
            isDisabled={isDisabled}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="productCodes"
        render={({ field, fieldState }) => (
          <MultiSelect
            label={text('limits.field.productCodes')}
            placeholder={text('limits.everyCode')}
            help={text('limits.codesHelp')}
            hasTags
            options={PRODUCT_OPTIONS}
            value={field.value}
            onChange={(value) => field.onChange([...value])}
            onBlur={field.onBlur}
            isDisabled={isDisabled}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormGroup>
  );
}

/** Rules beyond which a purchase is approved and marked instead of declined. */
export function FlagGroup() {
  const text = useText();
  const { control } = useFormContext<LimitDraft>();
  const mode = useFormMode();
  return (
    <FormGroup title={text('limits.beyond')} columns={1}>
      <Controller
        control={control}
        name="flagOnly"
        render={({ field }) => (
          <MultiSelect<FlaggableRule>
            label={text('limits.field.flagOnly')}
            placeholder={text('limits.allDecline')}
            help={text('limits.flagHelp')}
            hasTags
            options={FLAGGABLE_RULES.map((rule) => ({
              value: rule,
              label: text(purchaseRuleKey(rule)),
            }))}
            value={field.value}
            onChange={(value) => field.onChange([...value])}
            onBlur={field.onBlur}
            isDisabled={mode.isDisabled || mode.isReadOnly}
          />
        )}
      />
    </FormGroup>
  );
}
