import { InlineMessage } from '@forecourt/ui/inline-message';
import { useApp } from '../../app/App.ts';
import { useText } from '../../messages/text.ts';
import type { SignInProblem } from '../../session/signInFlow.ts';

/** What is wrong with the sign-in as a whole; a problem of one field stands next to the field. */
export function SignInMessage({ problem }: { readonly problem: SignInProblem | null }) {
  const text = useText();
  const { config } = useApp();
  if (!problem || problem.field !== null) return null;
  return (
    <InlineMessage tone="bad" isLive>
      {text(`signIn.error.${problem.reason}`, { phone: config.supportPhone })}
    </InlineMessage>
  );
}
