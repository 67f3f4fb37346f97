import { describe, expect, it } from 'vitest';
import { placedKeysOf } from '../core/issues.test.fixtures.ts';
import { idOf, outcome } from '../core/outcome.test.fixtures.ts';
import { savedView, savedViewForm, VIEW_NAME_CHARACTERS_MAX } from './index.ts';

const form = { name: 'Held in Dallas', search: { status: 'onHold', sort: 'unit' } };

describe('a saved view of a list', () => {
  it.each<[changed: object, expected: readonly string[]]>([
    [{}, []],
    [{ search: {} }, []],
    [{ name: 'x'.repeat(VIEW_NAME_CHARACTERS_MAX) }, []],
    [{ name: 'x'.repeat(VIEW_NAME_CHARACTERS_MAX + 1) }, ['name: text.tooLong']],
    [{ name: ' ' }, ['name: view.nameRequired']],
    [{ name: undefined }, ['name: view.nameRequired']],
    [{ search: { ['f'.repeat(40)]: 'v'.repeat(100) } }, []],
    [{ search: { status: 'v'.repeat(101) } }, ['search.status: text.tooLong']],
    [{ search: { status: '' } }, ['search.status: value.invalid']],
    [{ search: { status: ['onHold'] } }, ['search.status: value.invalid']],
    [{ search: 'status=onHold' }, ['search: value.invalid']],
  ])('with %j reports %j', (changed, expected) => {
    expect(placedKeysOf(savedViewForm, { ...form, ...changed })).toEqual(expected);
  });

  it.each(['', 'f'.repeat(41)])('requires filter names of 1 to 40 characters, not %j', (name) => {
    const search = { [name]: 'onHold' };
    expect(placedKeysOf(savedViewForm, { ...form, search })).toHaveLength(1);
  });

  it('belongs to a known list', () => {
    const mine = { isShared: false, sharedBy: null };
    const view = { ...form, ...mine, viewId: idOf(1), list: 'cards', version: 0 };
    const theirs = { ...view, isShared: true, sharedBy: 'Rosa Núñez' };
    expect(outcome(savedView, theirs)).toEqual(theirs);
    expect(outcome(savedView, { ...view, name: ' Held in Dallas ' })).toEqual(view);
    expect(outcome(savedView, { ...view, list: 'phones' })).toBe('list value.invalid');
    expect(outcome(savedView, { ...view, name: '' })).toBe('name view.nameRequired');
  });
});
