import { useRef, useState } from 'react';
import { useApp } from '../../app/App.ts';
import { createSignInFlow } from '../../session/signInFlow.ts';
import type {
  SignInAnswer,
  SignInFlow,
  SignInProblem,
  SignInStep,
} from '../../session/signInFlow.ts';

export type ShownStep = Exclude<SignInStep, { readonly kind: 'done' }>;

export interface SignIn {
  readonly step: ShownStep;
  readonly problem: SignInProblem | null;
  readonly isWorking: boolean;
  /** When each code was asked for, milliseconds since 1970. */
  readonly codesSentAt: readonly number[];
  readonly submitPassword: (username: string, password: string) => Promise<void>;
  readonly submitCode: (code: string) => Promise<void>;
  readonly resend: () => Promise<void>;
  readonly otherWays: () => Promise<void>;
  readonly back: () => Promise<void>;
}

/** As a screen gets it: going back is the browser's own. */
export type ShownSignIn = Omit<SignIn, 'back'> & { readonly back: () => void };

const UNREACHABLE: SignInAnswer = {
  step: { kind: 'password' },
  problem: { field: null, reason: 'unreachable' },
};

/** The sign-in as the screen shows it; when it is done the session opens the address asked for. */
export function useSignIn(): SignIn {
  const { session } = useApp();
  const flow = useRef<Promise<SignInFlow> | null>(null);
  const [step, setStep] = useState<ShownStep>({ kind: 'password' });
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [codesSentAt, setCodesSentAt] = useState<readonly number[]>([]);

  const ask = async (
    run: (flow: SignInFlow) => Promise<SignInAnswer>,
    sendsCode: boolean,
  ): Promise<void> => {
    setIsWorking(true);
    const opened = flow.current ?? session.idx().then(createSignInFlow);
    flow.current = opened;
    const answer = await opened.then(run).catch(() => UNREACHABLE);
    setProblem(answer.problem);
    if (answer.step.kind === 'done') return session.finish(answer.step.tokens);
    setStep(answer.step);
    setIsWorking(false);
    if (sendsCode && answer.step.kind === 'code' && !answer.problem) {
      setCodesSentAt((before) => [...before, Date.now()]);
    }
  };

  return {
    step,
    problem,
    isWorking,
    codesSentAt,
    submitPassword: (username, password) =>
      ask((opened) => opened.submitPassword(username, password), true),
    submitCode: (code) => ask((opened) => opened.submitCode(code), false),
    resend: () => ask((opened) => opened.resend(), true),
    otherWays: async () => {
      const opened = await flow.current;
      const other = opened?.otherWays();
      if (other && other.kind !== 'done') setStep(other);
    },
    back: async () => {
      setProblem(null);
      setStep({ kind: 'password' });
      setCodesSentAt([]);
      const opened = await flow.current;
      await opened?.cancel();
    },
  };
}
