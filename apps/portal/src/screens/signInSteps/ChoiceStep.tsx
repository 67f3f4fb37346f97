import { useState } from 'react';
import { RadioCards } from '@forecourt/ui/radio-cards';
import { TextField } from '@forecourt/ui/text-field';
import { useText } from '../../messages/text.ts';
import type { FlowForm, Entries } from '../../session/signInFlowPage.ts';
import { useProblemText, useStepText, type StepProps } from './step.ts';
import { StepForm } from './StepForm.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly help?: string;
  readonly entries: Entries;
}

/** A way with several methods gets a choice for each, except when enrolling, which asks later. */
function choicesOf(
  { name, options: ways }: FlowForm,
  textFor: ReturnType<typeof useStepText>,
): Choice[] {
  return ways.flatMap((way, index): Choice[] => {
    const method = way.fields.find(({ kind }) => kind === 'choice');
    const help = way.authenticator?.address;
    const label = textFor(`signInStep.way.${way.authenticator?.key ?? ''}`, way.label);
    const shared = { ...(help ? { help } : {}), entries: way.fixed };
    if (!method || name.endsWith('-enroll')) {
      return [{ ...shared, value: `${index}`, label }];
    }
    return method.choices.map(({ value, label: providerLabel }) => ({
      ...shared,
      value: `${index} ${value}`,
      label: textFor(`signInStep.method.${value}`, providerLabel),
      entries: { ...way.fixed, [method.path]: value },
    }));
  });
}

/** Asks how to verify or what to set up; an unlock also needs a username. [AUTH-18, AUTH-19] */
export function ChoiceStep({ form, problem, steps }: StepProps) {
  const text = useText();
  const textFor = useStepText();
  const problemText = useProblemText();
  const choices = choicesOf(form, textFor);
  const [selectedValue, setSelectedValue] = useState(choices[0]?.value ?? '');
  const [typed, setTyped] = useState<Entries>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
  const missing = (path: string) => String(typed[path] ?? '').trim() === '';

  const submit = () => {
    setIsSubmitted(true);
    const choice = choices.find(({ value }) => value === selectedValue);
    if (!choice || form.fields.some(({ path }) => missing(path))) return;
    void steps.submit(form.name, { ...form.fixed, ...choice.entries, ...typed });
  };
  return (
    <StepForm problem={problemText(problem)} isWorking={steps.isWorking} onSubmit={submit}>
      {form.fields.map(({ path, label }) => (
        <TextField
          key={path}
          label={textFor(`signInStep.field.${path}`, label)}
          name={path}
          autoComplete={path === 'identifier' ? 'username' : 'off'}
          size="large"
          value={String(typed[path] ?? '')}
          onChange={(value) => setTyped((current) => ({ ...current, [path]: value }))}
          error={isSubmitted && missing(path) ? text('signInStep.missing') : undefined}
        />
      ))}
      <RadioCards
        label={text('signInStep.ways')}
        options={choices}
        value={selectedValue}
        onChange={setSelectedValue}
      />
    </StepForm>
  );
}
