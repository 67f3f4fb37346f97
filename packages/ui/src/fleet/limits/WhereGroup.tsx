'use client';
import { useContext } from 'react';
import { FLAGGABLE_RULES, products, purchaseRuleKey } from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { RegionsField } from '../../primitives/RegionField/index.ts';
import { useText } from '../../provider/index.ts';
import { FormChoices, useFormField } from '../form/index.ts';
import { useGroups } from './AmountGroups.tsx';
import { BlankTextsContext } from './blankTexts.ts';
import type { LimitDraft } from './draft.ts';

const PRODUCT_OPTIONS = products.map(({ code, name }) => ({
  value: code,
  label: `${name} (${code})`,
}));

/** States, product groups, and product codes that the card works for. */
export function WhereGroup() {
  const text = useText();
  const blank = useContext(BlankTextsContext);
  const field = useFormField<LimitDraft, 'states'>('states');
  const groups = useGroups();
  return (
    <FormGroup title={text('limits.where')} hint={text(blank.whereHint)} columns={1}>
      <RegionsField
        {...field}
        label={text('limits.field.states')}
        placeholder={text(blank.states)}
        onChange={(value) => field.onChange([...value])}
      />
      <FormChoices<LimitDraft>
        name="groups"
        label={text('limits.field.groups')}
        placeholder={text(blank.groups)}
        options={groups}
      />
      <FormChoices<LimitDraft>
        name="productCodes"
        label={text('limits.field.productCodes')}
        placeholder={text(blank.productCodes)}
        help={text('limits.codesHelp')}
        options={PRODUCT_OPTIONS}
      />
    </FormGroup>
  );
}

/** Rules that flag a purchase instead of declining it. */
export function FlagGroup() {
  const text = useText();
  const blank = useContext(BlankTextsContext);
  return (
    <FormGroup title={text('limits.beyond')} columns={1}>
      <FormChoices<LimitDraft>
        name="flagOnly"
        label={text('limits.field.flagOnly')}
        placeholder={text(blank.flagOnly)}
        help={text('limits.flagHelp')}
        options={FLAGGABLE_RULES.map((rule) => ({
          value: rule,
          label: text(purchaseRuleKey(rule)),
        }))}
      />
    </FormGroup>
  );
}
