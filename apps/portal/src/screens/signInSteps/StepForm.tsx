import type { FormEvent, ReactNode } from 'react';
import { Button } from '@forecourt/ui/button';
import { Stack } from '@forecourt/ui/stack';
import { Problem } from '../../app/Problem.tsx';
import { useText } from '../../messages/text.ts';

export interface StepFormProps {
  readonly children?: ReactNode;
  /** What is wrong with the page as a whole. */
  readonly problem?: string | undefined;
  readonly isWorking: boolean;
  readonly submitText?: string;
  readonly onSubmit: () => void;
}

/** The frame of a step: its message, its fields and the one primary action. */
export function StepForm({ children, problem, isWorking, submitText, onSubmit }: StepFormProps) {
  const text = useText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWorking) return;
    const form = event.currentTarget;
    onSubmit();
    // once what is wrong stands next to its field, the first such field is the next to correct
    requestAnimationFrame(() => {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Problem>{problem}</Problem>
        {children}
        <Button type="submit" variant="primary" size="large" isWide isPending={isWorking}>
          {isWorking ? text('signInStep.working') : (submitText ?? text('signInStep.continue'))}
        </Button>
      </Stack>
    </form>
  );
}
