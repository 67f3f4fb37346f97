import {
  FormGroup,
  MoneyField,
  NumberField,
  RadioCards,
  Select,
  Switch,
  TextField,
} from '@forecourt/ui';
import {
  ALERT_COUNT_MAX,
  ALERT_PACES,
  ALERT_TIMINGS,
  EMAILS_PER_SECTION_MAX,
} from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { useText } from '../../messages/text.ts';
import type { RuleDraft } from './ruleDraft.ts';

/** The option for every fleet, since a select cannot have an empty value. */
const EVERY = 'every';

interface RuleFieldsProps {
  readonly draft: RuleDraft;
  readonly errorOf: (name: string) => string | undefined;
  readonly isReadOnly: boolean;
  readonly fleets: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (changes: Partial<RuleDraft>) => void;
}

function When({ draft, errorOf, isReadOnly, fleets, onChange }: RuleFieldsProps) {
  const text = useText();
  return (
    <FormGroup title={text('exceptions.when')} columns={1}>
      <RadioCards
        label={text('exceptions.timing')}
        value={draft.timing}
        onChange={(timing) => onChange({ timing })}
        isDisabled={isReadOnly}
        options={ALERT_TIMINGS.map((value) => ({
          value,
          label: text(`exceptions.timing.${value}`),
          help: text(`exceptions.timing.${value}.help`),
        }))}
      />
      <Select
        label={text('exceptions.fleet')}
        value={draft.fleetId || EVERY}
        onChange={(id) => onChange({ fleetId: id === EVERY ? '' : id })}
        isDisabled={isReadOnly}
        options={[{ value: EVERY, label: text('exceptions.fleet.all') }, ...fleets]}
      />
      <MoneyField
        label={text('exceptions.fromCents')}
        help={text('exceptions.fromCents.help')}
        value={draft.amount}
        onChange={(amount) => onChange({ amount })}
        error={errorOf('fromCents')}
        isReadOnly={isReadOnly}
      />
      <NumberField
        label={text('exceptions.fromCount')}
        help={text('exceptions.fromCount.help')}
        value={draft.fromCount}
        minValue={1}
        maxValue={ALERT_COUNT_MAX}
        onChange={(fromCount) => onChange({ fromCount: Number.isNaN(fromCount) ? 1 : fromCount })}
        error={errorOf('fromCount')}
        isReadOnly={isReadOnly}
      />
    </FormGroup>
  );
}

/** A rule's fields: conditions, recipients, and frequency. [ALERT-01] */
export function RuleFields(props: RuleFieldsProps) {
  const { draft, errorOf, isReadOnly, onChange } = props;
  const text = useText();
  return (
    <>
      <When {...props} />
      <FormGroup title={text('exceptions.who')} columns={1}>
        <Switch
          isSelected={draft.inApp}
          onChange={(inApp) => onChange({ inApp })}
          isDisabled={isReadOnly}
        >
          {text('exceptions.inApp')}
        </Switch>
        <TextField
          label={text('exceptions.emails')}
          help={text('exceptions.emails.help', { max: EMAILS_PER_SECTION_MAX })}
          value={draft.emails}
          onChange={(emails) => onChange({ emails })}
          error={errorOf('emails')}
          isReadOnly={isReadOnly}
        />
        <TextField
          label={text('exceptions.sms')}
          help={text('exceptions.sms.help')}
          type="tel"
          value={draft.smsNumber}
          onChange={(smsNumber) => onChange({ smsNumber })}
          error={errorOf('smsNumber')}
          isReadOnly={isReadOnly}
        />
        <RadioCards
          label={text('exceptions.pace')}
          value={draft.pace}
          onChange={(pace) => onChange({ pace })}
          isDisabled={isReadOnly}
          options={optionsOf(ALERT_PACES, (value) => text(`exceptions.pace.${value}`))}
        />
      </FormGroup>
    </>
  );
}
