import { useApp } from '../../app/App.ts';
import { useSentText } from '../../messages/text.ts';
import type { FlowForm, FlowPage } from '../../session/signInFlowPage.ts';
import type { StepProblem } from '../../session/signInFlowSteps.ts';
import { en } from './messages/en.ts';
import type { Steps } from './useSteps.ts';

/** Props of every step. */
export interface StepProps {
  readonly page: FlowPage;
  readonly form: FlowForm;
  readonly problem: StepProblem | null;
  readonly steps: Steps;
}

/** Parameter names that a rule's text may use for its single value. */
const RULE_PARAMS = ['min', 'max', 'count', 'hours'] as const;

/** Returns the text for a problem; undefined if there is none. */
export function useProblemText(): (problem: StepProblem | null) => string | undefined {
  const translate = useSentText();
  const { config } = useApp();
  return (problem) => {
    if (!problem) return undefined;
    if (problem.kind === 'rule') {
      const { param } = problem;
      const params = param === null ? {} : Object.fromEntries(RULE_PARAMS.map((n) => [n, param]));
      return translate(problem.key, params);
    }
    const key = `signInStep.error.${problem.reason}`;
    const code = problem.code ?? new URLSearchParams(window.location.search).get('otp') ?? '';
    const params = { phone: config.supportPhone, code };
    return translate(key in en ? key : `signIn.error.${problem.reason}`, params);
  };
}

/** Returns the portal's text for a key; otherwise, the provider's. */
export function useStepText(): (key: string, providerText: string) => string {
  const translate = useSentText();
  return (key, providerText) => (key in en ? translate(key) : providerText);
}
