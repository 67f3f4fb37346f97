import { useApp } from '../../app/App.ts';
import { useText } from '../../messages/text.ts';
import type { SignInField, SignInProblem } from '../../session/signInFlow.ts';

/** Words what was refused where it belongs: next to a field, or with null over the form. */
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
