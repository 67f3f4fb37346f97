import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { fieldIssues, reason } from './issue.ts';

const issue = (more: object) =>
  new z.core.$ZodError([{ code: 'custom', path: [], message: 'value.invalid', ...more }]);

describe('fieldIssues', () => {
  it('joins the path with dots', () => {
    expect(fieldIssues(issue({ path: ['cards', 0, 'lastName'] }))[0]?.path).toBe(
      'cards.0.lastName',
    );
  });

  it('never exposes the library’s own messages', () => {
    const { error } = z.string().safeParse(7);
    expect(error && fieldIssues(error)).toEqual([{ path: '', key: 'value.invalid', params: {} }]);
    expect(fieldIssues(issue({ message: 'must be text. Really' }))[0]?.key).toBe('value.invalid');
  });

  it('returns only bounds and params that a message can show', () => {
    const shown = { minimum: 1, maximum: 9, params: { count: 4, name: 'VIN', list: [1] } };
    expect(fieldIssues(issue(shown))[0]?.params).toEqual({ min: 1, max: 9, count: 4, name: 'VIN' });
    const hidden = { minimum: 1n, maximum: undefined, params: undefined };
    expect(Object.keys(fieldIssues(issue(hidden))[0]?.params ?? {})).toEqual([]);
    expect(Object.keys(fieldIssues(issue({}))[0]?.params ?? {})).toEqual([]);
  });

  it('a reason has no params unless given', () => {
    expect(reason('value.invalid')).toEqual({ key: 'value.invalid', params: {} });
  });
});
