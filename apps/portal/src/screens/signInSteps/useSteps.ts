import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../app/App.ts';
import type { Entries } from '../../session/signInFlowPage.ts';
import { createStepFlow } from '../../session/signInFlowSteps.ts';
import type { Beginning, StepAnswer, StepFlow } from '../../session/signInFlowSteps.ts';

export interface Steps {
  /** Null until the provider answered for the first time. */
  readonly answer: StepAnswer | null;
  readonly isWorking: boolean;
  /** When codes were sent again, milliseconds since 1970; the first is when the step came. */
  readonly sentAt: readonly number[];
  readonly submit: (form: string, entries: Entries) => Promise<void>;
  readonly resend: (action: string) => Promise<void>;
  /**
   * Asks whether something happened elsewhere, without blocking the page. An answer that comes after
   * the poll was canceled changes nothing, but for the end of the sign-in. [AUTH-29]
   */
  readonly poll: (form: string, canceled: AbortSignal) => Promise<void>;
}

const hasProblem = (next: StepAnswer) => next.kind !== 'done' && next.problem !== null;

/** A walk through the provider's steps; at its end the session opens the address asked for. */
export function useSteps(beginning: Beginning): Steps {
  const { session } = useApp();
  const flow = useRef<Promise<StepFlow> | null>(null);
  const [answer, setAnswer] = useState<StepAnswer | null>(null);
  const [isWorking, setIsWorking] = useState(true);
  const [sentAt, setSentAt] = useState<readonly number[]>([]);

  const ask = async (
    run: (flow: StepFlow) => Promise<StepAnswer>,
    canceled?: AbortSignal,
  ): Promise<StepAnswer> => {
    const opened = flow.current ?? session.idx().then(createStepFlow);
    flow.current = opened;
    const next = await opened.then(run).catch(() => UNREACHABLE);
    if (next.kind === 'done') await session.finish(next.tokens);
    else if (!canceled?.aborted) setAnswer(next);
    return next;
  };
  const work = async (run: (flow: StepFlow) => Promise<StepAnswer>) => {
    setIsWorking(true);
    const next = await ask(run);
    if (next.kind !== 'done') setIsWorking(false);
    return next;
  };

  const begin = useRef(() => {
    void work((opened) => opened.begin(beginning)).then(() => setSentAt([Date.now()]));
  });
  useEffect(() => {
    // a second run of this effect must not open a second transaction
    if (flow.current === null) begin.current();
  }, []);

  return {
    answer,
    isWorking,
    sentAt,
    submit: async (form, entries) => {
      const next = await work((opened) => opened.submit(form, entries));
      if (!hasProblem(next)) setSentAt([Date.now()]);
    },
    resend: async (action) => {
      const next = await work((opened) => opened.act(action));
      if (!hasProblem(next)) setSentAt((before) => [...before, Date.now()]);
    },
    poll: async (form, canceled) => {
      await ask((opened) => opened.submit(form, {}), canceled);
    },
  };
}

const UNREACHABLE: StepAnswer = {
  kind: 'end',
  problem: { kind: 'reason', reason: 'unreachable' },
};
