import { describe, expect, it } from 'vitest';
import { enteredImportLifecycle, type EnteredImportContext } from './lifecycle.ts';

const undone = (overrides: Partial<EnteredImportContext> = {}) =>
  enteredImportLifecycle.apply('confirmed', 'undo', {
    added: 3,
    changedSince: 0,
    outsideFleets: 0,
    ...overrides,
  });

describe('enteredImportLifecycle', () => {
  it('undoes what a file added', () => {
    expect(undone()).toEqual({ ok: true, state: 'undone' });
  });

  it('returns every reason against undoing', () => {
    expect(undone({ changedSince: 2, outsideFleets: 1 })).toEqual({
      ok: false,
      reasons: [
        { key: 'import.changedSince', params: { count: 2 } },
        { key: 'import.outsideFleets', params: { count: 1 } },
      ],
    });
    expect(undone({ added: 0 })).toMatchObject({ reasons: [{ key: 'import.addedNothing' }] });
  });
});
