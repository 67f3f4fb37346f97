import { useState } from 'react';
import { useApp } from '../../app/App.ts';
import { once } from '../../session/once.ts';
import {
  createSignInFlow,
  type SignInAnswer,
  type SignInFlow,
  type SignInProblem,
  type SignInStep,
} from '../../session/signInFlow.ts';

type ShownStep = Exclude<SignInStep, { readonly kind: 'done' }>;
const PASSWORD: ShownStep = { kind: 'password' };
const UNREACHABLE: SignInAnswer = {
  step: PASSWORD,
  problem: { field: null, reason: 'unreachable' },
};

/** Sign-in state for the screen; when done, the session opens the requested address. */
export function useSignIn() {
  const { session } = useApp();
  const [open] = useState(() => once(() => session.idx().then(createSignInFlow)));
  const [step, setStep] = useState(PASSWORD);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [codesSentAt, setCodesSentAt] = useState<readonly number[]>([]);

  const finishWhenDone = async (answer: SignInAnswer) => {
    if (answer.step.kind === 'done') await session.finish(answer.step.tokens);
    return answer;
  };
  const perform = async (
    run: (flow: SignInFlow) => Promise<SignInAnswer>,
    sendsCode: boolean,
  ): Promise<void> => {
    setIsWorking(true);
    const answer = await open()
      .then(run)
      .then(finishWhenDone)
      .catch(() => UNREACHABLE);
    setProblem(answer.problem);
    if (answer.step.kind === 'done') return;
    setStep(answer.step);
    setIsWorking(false);
    if (sendsCode && answer.step.kind === 'code' && !answer.problem) {
      setCodesSentAt((current) => [...current, Date.now()]);
    }
  };

  return {
    step,
    problem,
    isWorking,
    /** When each code was requested, in epoch milliseconds. */
    codesSentAt,
    submitPassword: (username: string, password: string) =>
      perform((flow) => flow.submitPassword(username, password), true),
    submitCode: (code: string) => perform((flow) => flow.submitCode(code), false),
    resend: () => perform((flow) => flow.resend(), true),
    otherWays: async () => {
      const nextStep = (await open()).otherWays();
      if (nextStep.kind !== 'done') setStep(nextStep);
    },
    /** Returns to username and password. */
    back: () => {
      setProblem(null);
      setStep(PASSWORD);
      setCodesSentAt([]);
      void open().then((flow) => flow.cancel());
    },
  };
}
export type SignIn = ReturnType<typeof useSignIn>;
