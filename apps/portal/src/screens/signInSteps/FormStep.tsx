import { useState } from 'react';
import { Checkbox } from '@forecourt/ui/checkbox';
import { RadioCards } from '@forecourt/ui/radio-cards';
import { useText } from '../../messages/text.ts';
import type { FlowField, Entries } from '../../session/signInFlowPage.ts';
import { StepField } from './StepField.tsx';
import { useProblemText, type StepProps } from './step.ts';
import { StepForm } from './StepForm.tsx';

const initial = (fields: readonly FlowField[]): Entries =>
  Object.fromEntries(
    fields.map(({ path, kind, value }) => [path, kind === 'flag' ? value === 'true' : value]),
  );
const isMissing = (field: FlowField, value: string | boolean | undefined) =>
  field.isRequired && field.kind !== 'flag' && String(value ?? '').trim() === '';

/** A generic form for any step, with the fields that the provider describes. [AUTH-88] */
export function FormStep({ page, form, problem, steps }: StepProps) {
  const text = useText();
  const problemText = useProblemText();
  const [wayIndex, setWayIndex] = useState(0);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isAccepted, setIsAccepted] = useState(false);
  const way = form.options[wayIndex];
  const fields = [...form.fields, ...(way?.fields ?? [])];
  const [typed, setTyped] = useState<Entries>({});
  const values = { ...initial(fields), ...typed };
  const asksTerms = form.name === 'enroll-profile';
  const [onlyField, ...otherFields] = fields;
  // a single field shows the problem itself
  const fieldError = onlyField && otherFields.length === 0 ? problemText(problem) : undefined;

  const submit = () => {
    setIsSubmitted(true);
    if (fields.some((field) => isMissing(field, values[field.path]))) return;
    if (asksTerms && !isAccepted) return;
    const entries = Object.fromEntries(fields.map(({ path }) => [path, values[path] ?? '']));
    void steps.submit(form.name, { ...form.fixed, ...way?.fixed, ...entries });
  };
  return (
    <StepForm
      problem={fieldError ? undefined : problemText(problem)}
      isWorking={steps.isWorking}
      onSubmit={submit}
    >
      {form.options.length > 1 && (
        <RadioCards
          label={text('signInStep.ways')}
          options={form.options.map(({ label }, index) => ({ value: String(index), label }))}
          value={String(wayIndex)}
          onChange={(index) => setWayIndex(Number(index))}
        />
      )}
      {fields.map((field) => (
        <StepField
          key={field.path}
          field={field}
          authenticator={page.authenticator}
          value={values[field.path] ?? ''}
          onChange={(value) => setTyped((current) => ({ ...current, [field.path]: value }))}
          error={
            isSubmitted && isMissing(field, values[field.path])
              ? text('signInStep.missing')
              : fieldError
          }
        />
      ))}
      {asksTerms && (
        <Checkbox
          isSelected={isAccepted}
          onChange={setIsAccepted}
          isInvalid={isSubmitted && !isAccepted}
        >
          {text(isSubmitted && !isAccepted ? 'signInStep.termsMissing' : 'signInStep.terms')}
        </Checkbox>
      )}
    </StepForm>
  );
}
