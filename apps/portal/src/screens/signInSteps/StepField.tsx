import { Checkbox } from '@forecourt/ui/checkbox';
import { PasswordField } from '@forecourt/ui/password-field';
import { Select } from '@forecourt/ui/select';
import { TextField } from '@forecourt/ui/text-field';
import { useText } from '../../messages/text.ts';
import type { FlowField, Authenticator } from '../../session/signInFlowPage.ts';
import { useStepText } from './step.ts';

/** `autocomplete` values, by field name. */
const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  identifier: 'username',
  login: 'username',
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phoneNumber: 'tel-national',
  // for a provider that asks for the password on a separate page
  passcode: 'current-password',
};

export interface StepFieldProps {
  readonly field: FlowField;
  readonly authenticator: Authenticator | null;
  readonly value: string | boolean;
  readonly onChange: (value: string | boolean) => void;
  readonly error: string | undefined;
}

/** A field as the provider describes it, with the portal's label if there is one. */
export function StepField({ field, authenticator, value, onChange, error }: StepFieldProps) {
  const text = useText();
  const textFor = useStepText();
  const name = field.path.split('.').at(-1) ?? field.path;
  const isQuestion = name === 'answer' && authenticator?.question;
  const label = isQuestion
    ? authenticator.question
    : textFor(`signInStep.field.${name}`, field.label);
  if (field.kind === 'flag') {
    return (
      <Checkbox isSelected={value === true} onChange={onChange}>
        {label}
      </Checkbox>
    );
  }
  if (field.kind === 'choice') {
    return (
      <Select
        label={label}
        options={field.choices.map((choice) => ({
          value: choice.value,
          label: textFor(`signInStep.method.${choice.value}`, choice.label),
        }))}
        value={String(value)}
        placeholder={text('signInStep.choose')}
        onChange={onChange}
        error={error}
      />
    );
  }
  const Field = field.kind === 'secret' ? PasswordField : TextField;
  return (
    <Field
      label={label}
      name={name}
      size="large"
      autoComplete={AUTO_COMPLETE[name] ?? 'off'}
      value={String(value)}
      onChange={onChange}
      error={error}
    />
  );
}
