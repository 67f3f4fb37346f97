import { useApp } from '../../app/App.ts';
import { useText } from '../../messages/text.ts';
import type { SignInField, SignInProblem } from '../../session/signInFlow.ts';

/** Returns the error for a field, or with null, the one above the form. */
export function useRefusal(
  problem: SignInProblem | null,
): (field: SignInField) => string | undefined {
  const text = useText();
  const { config } = useApp();
  return (field) =>
    problem?.field === field
      ? text(`signIn.error.${problem.reason}`, { phone: config.supportPhone })
      : undefined;
}
