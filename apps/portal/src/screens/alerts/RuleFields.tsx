import { FormGroup, NumberField } from '@forecourt/ui';
import {
  FormChoice,
  FormField,
  FormRadio,
  FormSwitch,
  FormText,
  useFormMode,
} from '@forecourt/ui/form';
import {
  ALERT_COUNT_MAX,
  ALERT_PACES,
  ALERT_TIMINGS,
  EMAILS_PER_SECTION_MAX,
} from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { useText } from '../../messages/text.ts';
import { EVERY, type RuleDraft } from './ruleDraft.ts';

interface RuleFieldsProps {
  readonly fleets: readonly { readonly value: string; readonly label: string }[];
}

function When({ fleets }: RuleFieldsProps) {
  const text = useText();
  const { isReadOnly } = useFormMode();
  return (
    <FormGroup title={text('exceptions.when')} columns={1}>
      <FormRadio<RuleDraft>
        name="timing"
        label={text('exceptions.timing')}
        options={ALERT_TIMINGS.map((value) => ({
          value,
          label: text(`exceptions.timing.${value}`),
          help: text(`exceptions.timing.${value}.help`),
        }))}
      />
      <FormChoice<RuleDraft>
        name="fleetId"
        label={text('exceptions.fleet')}
        options={[{ value: EVERY, label: text('exceptions.fleet.all') }, ...fleets]}
      />
      <FormText<RuleDraft>
        name="fromCents"
        kind="money"
        label={text('exceptions.fromCents')}
        help={text('exceptions.fromCents.help')}
        optionalText={null}
      />
      <FormField<RuleDraft, 'fromCount'> name="fromCount">
        {(field) => (
          <NumberField
            {...field}
            isDisabled={false}
            label={text('exceptions.fromCount')}
            help={text('exceptions.fromCount.help')}
            minValue={1}
            maxValue={ALERT_COUNT_MAX}
            onChange={(count) => field.onChange(Number.isNaN(count) ? 1 : count)}
            isReadOnly={isReadOnly}
          />
        )}
      </FormField>
    </FormGroup>
  );
}

/** A rule's fields: conditions, recipients, and frequency. [ALERT-01] */
export function RuleFields(props: RuleFieldsProps) {
  const text = useText();
  return (
    <>
      <When {...props} />
      <FormGroup title={text('exceptions.who')} columns={1}>
        <FormSwitch<RuleDraft> name="inApp">{text('exceptions.inApp')}</FormSwitch>
        <FormText<RuleDraft>
          name="emails"
          label={text('exceptions.emails')}
          help={text('exceptions.emails.help', { max: EMAILS_PER_SECTION_MAX })}
          optionalText={null}
        />
        <FormText<RuleDraft>
          name="smsNumber"
          kind="phone"
          label={text('exceptions.sms')}
          help={text('exceptions.sms.help')}
          optionalText={null}
        />
        <FormRadio<RuleDraft>
          name="pace"
          label={text('exceptions.pace')}
          options={optionsOf(ALERT_PACES, (value) => text(`exceptions.pace.${value}`))}
        />
      </FormGroup>
    </>
  );
}
