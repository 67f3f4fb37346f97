// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { askBeforeLeaving, confirmThenLeave, type Answers } from './leaving.ts';

/** A form with unsaved changes; records its questions and whether the changes were lost. */
function form() {
  const requests: Answers[] = [];
  let isLost = false;
  const end = askBeforeLeaving({
    needsAsking: () => !isLost,
    ask: (answers) => requests.push(answers),
    discard: () => {
      isLost = true;
    },
  });
  return { requests, end, isLost: () => isLost };
}
const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('leaving a page with two unsaved forms', () => {
  it('[UI-19] asks once for both, and again only if the user stayed', () => {
    const forms = [form(), form()];
    let left = 0;
    const leave = () => confirmThenLeave(() => (left += 1));
    leave();
    forms[0]?.requests[0]?.stay();
    expect(left).toBe(0);
    expect(isWarned()).toBe(true);
    expect(forms.map(({ isLost }) => isLost())).toEqual([false, false]);
    leave();
    forms[0]?.requests[1]?.go();
    expect(left).toBe(1);
    // the other form is also told that its draft can go
    expect(forms.map(({ isLost }) => isLost())).toEqual([true, true]);
    // no warning while the other account opens
    expect(isWarned()).toBe(false);
    expect(forms.map(({ requests }) => requests.length)).toEqual([2, 0]);
    for (const { end } of forms) end();
    leave();
    expect(left).toBe(2);
  });
});
