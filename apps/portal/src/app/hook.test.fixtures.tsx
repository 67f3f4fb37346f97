import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders a hook until the test ends; `around` supplies the providers that it needs. */
export async function openHook<Given, Value>(
  useHook: (input: Given) => Value,
  input: Given,
  around: (probe: ReactNode) => ReactNode = (probe) => probe,
) {
  const seen: Value[] = [];
  function Probe({ now }: { readonly now: Given }) {
    seen.push(useHook(now));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  const show = (now: Given) => act(async () => root.render(around(<Probe now={now} />)));
  await show(input);
  return {
    show,
    /** The hook's latest return value. */
    current: (): Value => {
      const [last] = seen.slice(-1);
      if (last === undefined) throw new Error('The hook gave nothing.');
      return last;
    },
  };
}
