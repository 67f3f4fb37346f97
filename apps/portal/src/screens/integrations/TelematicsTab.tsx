import { Satellite } from 'lucide-react';
import type { Telematics } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import {
  Button,
  EmptyState,
  FormGroup,
  FormLayout,
  NumberField,
  Section,
  Surface,
} from '@forecourt/ui';
import { FormChoice, FormField, FormFields, FormSwitch } from '@forecourt/ui/form';
import {
  AWAY_MILES_MAX,
  AWAY_MILES_MIN,
  SIGNAL_CHOICES,
  SIGNAL_FRESH_MINUTES,
  telematicsRules,
  type TelematicsRules,
} from '@forecourt/validation';
import { optionsOf } from '../../app/optionsOf.ts';
import { useAction } from '../../app/useAction.ts';
import { useSettingsForm } from '../../app/useStoredForm.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { useFailureFormatter, useWholeAccountReason } from './integrationText.ts';
import { SwitchIntegration } from './SwitchIntegration.tsx';

/** Rules for purchases that contradict the vehicle's signals, and how many vehicles report. */
function RulesForm({ known }: { readonly known: Telematics }) {
  const text = useText();
  const saving = useAction('putTelematicsRules', text('telematics.saved'), useFailureFormatter());
  const disabledReason = useWholeAccountReason();
  const form = useSettingsForm(telematicsRules, known.rules, known.version);
  const choice = (name: 'whenAway' | 'whenOverTank' | 'whenSilent') => (
    <FormChoice<TelematicsRules>
      name={name}
      label={text(`telematics.${name}`, { minutes: SIGNAL_FRESH_MINUTES })}
      options={optionsOf(SIGNAL_CHOICES, (value) => text(`telematics.choice.${value}`))}
    />
  );
  const { reportingCount: reporting, vehicleCount: vehicles } = known;
  const reports = { reporting, vehicles, minutes: SIGNAL_FRESH_MINUTES };
  return (
    <FormLayout
      onSubmit={() => void form.submit((body, ifMatch) => saving.send({ body }, { ifMatch }))}
      note={
        known.lastAt === null ? text('telematics.noneYet') : text('telematics.reporting', reports)
      }
      actions={
        <Button
          type="submit"
          variant="primary"
          disabledReason={disabledReason}
          isPending={saving.isPending}
        >
          {text('telematics.save')}
        </Button>
      }
    >
      <FormFields form={form.form}>
        <FormGroup title={text('telematics.rules')} hint={text('telematics.rules.hint')}>
          {choice('whenAway')}
          <FormField<TelematicsRules, 'awayMiles'> name="awayMiles">
            {(field) => (
              <NumberField
                {...field}
                label={text('telematics.awayMiles')}
                help={text('telematics.awayMiles.help')}
                suffix={text('telematics.awayMiles.suffix')}
                minValue={AWAY_MILES_MIN}
                maxValue={AWAY_MILES_MAX}
              />
            )}
          </FormField>
          {choice('whenOverTank')}
          {choice('whenSilent')}
        </FormGroup>
        <FormSwitch<TelematicsRules> name="usesOdometer">
          {text('telematics.usesOdometer')}
        </FormSwitch>
      </FormFields>
      {form.question}
    </FormLayout>
  );
}

/** Telematics: an empty state if off; else the rules for vehicle signals. */
export default function TelematicsTab({ isOn }: { readonly isOn: boolean }) {
  const text = useText();
  const when = useWhen();
  const telematics = useQuery('getTelematics', isOn ? {} : null);
  if (!isOn) {
    return (
      <Surface>
        <EmptyState
          icon={<Satellite size={20} />}
          title={text('telematics.isOff')}
          action={<SwitchIntegration integration="telematics" isOn={isOn} />}
        >
          {text('telematics.isOff.why')}
        </EmptyState>
      </Surface>
    );
  }
  const { data } = telematics;
  if (!data) return <NotLoaded query={telematics} subject={text('telematics.what')} />;
  return (
    <Section
      title={text('integrations.tab.telematics')}
      hint={data.lastAt ? text('telematics.lastAt', { at: when(data.lastAt) }) : null}
      action={<SwitchIntegration integration="telematics" isOn={isOn} />}
    >
      <RulesForm known={data} />
    </Section>
  );
}
