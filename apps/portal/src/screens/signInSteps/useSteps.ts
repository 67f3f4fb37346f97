import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp } from '../../app/App.ts';
import type { Entries } from '../../session/signInFlowPage.ts';
import { once } from '../../session/once.ts';
import { createStepFlow } from '../../session/signInFlowSteps.ts';
import type { Beginning, StepAnswer, StepFlow } from '../../session/signInFlowSteps.ts';

const hasProblem = (next: StepAnswer) => next.kind !== 'done' && next.problem !== null;

/** Runs the provider's steps; at the end, the session opens the requested address. */
export function useSteps(beginning: Beginning) {
  const { session } = useApp();
  const [open] = useState(() => once(() => session.idx().then(createStepFlow)));
  const [answer, setAnswer] = useState<StepAnswer | null>(null);
  const [isWorking, setIsWorking] = useState(true);
  const [sentAt, setSentAt] = useState<readonly number[]>([]);

  const finished = async (next: StepAnswer) => {
    if (next.kind === 'done') await session.finish(next.tokens);
    return next;
  };
  const ask = async (
    run: (flow: StepFlow) => Promise<StepAnswer>,
    canceled?: AbortSignal,
  ): Promise<StepAnswer> => {
    const next = await open()
      .then(run)
      .then(finished)
      .catch(() => UNREACHABLE);
    if (next.kind !== 'done' && !canceled?.aborted) setAnswer(next);
    return next;
  };
  const work = async (run: (flow: StepFlow) => Promise<StepAnswer>) => {
    setIsWorking(true);
    const next = await ask(run);
    if (next.kind !== 'done') setIsWorking(false);
    return next;
  };

  const begin = useEffectEvent(async () => {
    await work((flow) => flow.begin(beginning));
    setSentAt([Date.now()]);
  });
  const isBegun = useRef(false);
  useEffect(() => {
    // a second run of this effect must not start another transaction
    if (isBegun.current) return;
    isBegun.current = true;
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
      if (!hasProblem(next)) setSentAt((before) => [...before, Date.now()]);
    },
    /**
     * Polls for an event elsewhere, without blocking the page. A response after cancellation is
     * ignored, unless it completes the sign-in. [AUTH-29]
     */
    poll: async (form: string, canceled: AbortSignal) => {
      await ask((flow) => flow.submit(form, {}), canceled);
    },
  };
}
export type Steps = ReturnType<typeof useSteps>;

const UNREACHABLE: StepAnswer = {
  kind: 'end',
  problem: { kind: 'reason', reason: 'unreachable' },
};
