import type { FormEvent, ReactNode } from 'react';
import { Button } from '@forecourt/ui/button';
import { Stack } from '@forecourt/ui/stack';
import { Problem } from '../../app/Problem.tsx';
import { useText } from '../../messages/text.ts';

export interface StepFormProps {
  readonly children?: ReactNode;
  /** A problem with the page as a whole. */
  readonly problem?: string | undefined;
  readonly isWorking: boolean;
  readonly submitText?: string;
  readonly onSubmit: () => void;
}

/** A step's frame: its problem, fields, and primary action. */
export function StepForm({ children, problem, isWorking, submitText, onSubmit }: StepFormProps) {
  const text = useText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isWorking) onSubmit();
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
