'use client';
import { products } from '@forecourt/validation';
import { formatZone } from '../../format/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { ComboBox } from '../../primitives/ComboBox/index.ts';
import { DatePicker } from '../../primitives/DatePicker/index.ts';
import { GallonsField, MoneyField } from '../../primitives/MoneyField/index.ts';
import { RegionField } from '../../primitives/RegionField/index.ts';
import { TimeField } from '../../primitives/TimeWindowField/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './PurchaseTry.css.ts';
import type { TrialDraft, TrialIssue } from './trial.ts';

const PRODUCTS = products.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));

export interface TrialFieldsProps {
  readonly draft: TrialDraft;
  readonly onChange: (change: Partial<TrialDraft>) => void;
  /** Fields to mark as invalid. */
  readonly issues: readonly TrialIssue[];
  /** IANA time zone of the account. */
  readonly timeZone: string;
}

/** Product, quantity, amount, state, and time of a trial purchase. */
export function TrialFields({ draft, onChange, issues, timeZone }: TrialFieldsProps) {
  const text = useText();
  const errorOf = (field: TrialIssue) => {
    if (!issues.includes(field)) return undefined;
    const isAmount = field === 'amount' || field === 'gallons';
    return text(isAmount ? 'purchaseTry.amountMissing' : 'purchaseTry.missing');
  };
  return (
    <div className={css.fields}>
      <div className={css.broad}>
        <ComboBox
          label={text('purchaseTry.product')}
          options={PRODUCTS}
          value={draft.productCode}
          onChange={(productCode) => onChange({ productCode })}
          error={errorOf('productCode')}
        />
      </div>
      <GallonsField
        label={text('purchaseTry.gallons')}
        value={draft.gallons}
        onChange={(gallons) => onChange({ gallons })}
        error={errorOf('gallons')}
      />
      <MoneyField
        label={text('purchaseTry.amount')}
        value={draft.amount}
        onChange={(amount) => onChange({ amount })}
        error={errorOf('amount')}
      />
      <div className={css.broad}>
        <RegionField
          label={text('purchaseTry.state')}
          value={draft.state}
          onChange={(state) => onChange({ state })}
          error={errorOf('state')}
        />
      </div>
      <DatePicker
        label={text('purchaseTry.day')}
        value={draft.day}
        onChange={(day) => onChange({ day })}
        error={errorOf('day')}
      />
      <TimeField
        label={text('purchaseTry.time')}
        help={text('purchaseTry.timeHelp', { zone: formatZone(timeZone) })}
        value={draft.time}
        onChange={(time) => onChange({ time })}
        error={errorOf('time')}
      />
      <div className={css.whole}>
        <Checkbox
          isSelected={draft.acceptsLess}
          onChange={(acceptsLess) => onChange({ acceptsLess })}
        >
          {text('purchaseTry.acceptsLess')}
        </Checkbox>
      </div>
    </div>
  );
}
