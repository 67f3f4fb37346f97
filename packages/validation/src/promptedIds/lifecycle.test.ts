import { describe, expect, it } from 'vitest';
import {
  promptedIdLifecycle,
  type PromptedIdAction,
  type PromptedIdContext,
  type PromptedIdState,
} from './lifecycle.ts';

const after = (
  state: PromptedIdState,
  action: PromptedIdAction,
  overrides: Partial<PromptedIdContext> = {},
) => {
  const applied = promptedIdLifecycle.apply(state, action, {
    type: 'D',
    accountState: 'open',
    ...overrides,
  });
  return applied.ok ? applied.state : applied.reasons.map(({ key }) => key);
};

describe('promptedIdLifecycle', () => {
  it('[PID-04] turns a driver ID on and off', () => {
    expect(after('on', 'turnOff')).toBe('off');
    expect(after('off', 'turnOn')).toBe('on');
    expect(after('on', 'turnOn')).toEqual(['promptedId.is.on']);
    expect(after('off', 'turnOff')).toEqual(['promptedId.is.off']);
  });

  it('[PID-05] never turns off a vehicle ID', () => {
    expect(after('on', 'turnOff', { type: 'V' })).toEqual(['promptedId.vehicleAlwaysOn']);
  });

  it('[USER-07] turns an ID on only in an open account, and off unless it is read-only', () => {
    expect(after('off', 'turnOn', { accountState: 'locked' })).toEqual([
      'promptedId.accountNotOpen',
    ]);
    expect(after('on', 'turnOff', { accountState: 'locked' })).toBe('off');
    expect(after('on', 'turnOff', { accountState: 'readOnly' })).toEqual([
      'promptedId.accountReadOnly',
    ]);
  });
});
