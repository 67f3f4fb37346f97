import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp } from '../../app/App.ts';
import type { Entries } from '../../session/signInFlowPage.ts';
import { once } from '../../session/once.ts';
import { createStepFlow } from '../../session/signInFlowSteps.ts';
import type { FlowStart, StepAnswer, StepFlow } from '../../session/signInFlowSteps.ts';

const hasProblem = (next: StepAnswer) => next.kind !== 'done' && next.problem !== null;

/** Runs the provider's steps; at the end, the session opens the requested address. */
export function useSteps(beginning: FlowStart) {
  const { session } = useApp();
  const [open] = useState(() => once(() => session.idx().then(createStepFlow)));
  const [answer, setAnswer] = useState<StepAnswer | null>(null);
  const [isWorking, setIsWorking] = useState(true);
  const [sentAt, setSentAt] = useState<readonly number[]>([]);

  const finishWhenDone = async (next: StepAnswer) => {
    if (next.kind === 'done') await session.finish(next.tokens);
    return next;
  };
  const perform = async (
    run: (flow: StepFlow) => Promise<StepAnswer>,
    signal?: AbortSignal,
  ): Promise<StepAnswer> => {
    const next = await open()
      .then(run)
      .then(finishWhenDone)
      .catch(() => UNREACHABLE);
    if (next.kind !== 'done' && !signal?.aborted) setAnswer(next);
    return next;
  };
  const work = async (run: (flow: StepFlow) => Promise<StepAnswer>) => {
    setIsWorking(true);
    const next = await perform(run);
    if (next.kind !== 'done') setIsWorking(false);
    return next;
  };

  const begin = useEffectEvent(async () => {
    await work((flow) => flow.begin(beginning));
    setSentAt([Date.now()]);
  });
  const hasStarted = useRef(false);
  useEffect(() => {
    // a second run of this effect must not start another transaction
    if (hasStarted.current) return;
    hasStarted.current = true;
    void begin();
  }, []);

  return {
    /** null until the provider's first response. */
    answer,
    isWorking,
    /** When codes were sent, in epoch milliseconds; the first is when the step appeared. */
    sentAt,
    submit: async (form: string, entries: Entries) => {
      const next = await work((flow) => flow.submit(form, entries));
      if (!hasProblem(next)) setSentAt([Date.now()]);
    },
    resend: async (action: string) => {
      const next = await work((flow) => flow.act(action));
      if (!hasProblem(next)) setSentAt((current) => [...current, Date.now()]);
    },
    /**
     * Polls for an event elsewhere, without blocking the page. A response after cancellation is
     * ignored, unless it completes the sign-in. [AUTH-29]
     */
    poll: async (form: string, signal: AbortSignal) => {
      await perform((flow) => flow.submit(form, {}), signal);
    },
  };
}
export type Steps = ReturnType<typeof useSteps>;

const UNREACHABLE: StepAnswer = {
  kind: 'end',
  problem: { kind: 'reason', reason: 'unreachable' },
};
