import { describe, expect, it } from 'vitest';
import { keysOf, placedKeysOf } from '../core/issues.test.fixtures.ts';
import { idOf } from '../core/outcome.test.fixtures.ts';
import {
  BULK_ACTIONS,
  BULK_RULES,
  bulkAction,
  isBulkUnderWay,
  isIrreversibleBulk,
  readCardList,
  sharedProfileAnswer,
} from './bulk.ts';
import { cardLifecycle } from '../cards/lifecycle.ts';

const raise = (amount: number) => ({ figure: 'perDayCents', how: 'raise', amount });
const tonight = { startsAt: null, endsAt: '2026-11-22T12:00:00Z', nightly: null };
const plain = { reason: null, profileId: null, groupId: null };

describe('a bulk action on cards', () => {
  it.each<[action: object, expected: readonly string[]]>([
    [{ name: 'block' }, ['reason: bulk.reasonRequired']],
    [{ name: 'block', reason: 'lost' }, []],
    [{ name: 'block', reason: 'seasonal' }, ['reason: value.invalid']],
    [{ name: 'hold' }, []],
    [{ name: 'hold', reason: 'seasonal' }, []],
    [{ name: 'hold', reason: 'damaged' }, ['reason: value.invalid']],
    // Reasons apply only to stopping actions, which these are not.
    [{ name: 'activate', reason: 'damaged' }, []],
    [{ name: 'unassign', reason: 'seasonal' }, []],
    [{ name: 'switchProfile' }, ['profileId: card.profileRequired']],
    [{ name: 'switchProfile', profileId: idOf(1) }, []],
    [{ name: 'moveToGroup' }, []],
    [{ name: 'moveToFleet' }, ['fleetId: card.fleetRequired']],
    [{ name: 'moveToFleet', fleetId: idOf(1) }, []],
    [{ name: 'moveToFleet', fleetId: idOf(1), departmentId: null }, []],
    [{ name: 'changeLimit' }, ['limit: value.required']],
    [{ name: 'changeLimit', limit: raise(5_000) }, []],
    [{ name: 'changeLimit', limit: raise(0) }, ['limit.amount: limitFigure.byNothing']],
    [{ name: 'changePrompts' }, ['prompts: value.required']],
    [{ name: 'changePrompts', prompts: { id: 'off', odometer: null } }, []],
    [
      { name: 'changePrompts', prompts: { id: null, odometer: null } },
      ['prompts.id: bulk.promptRequired'],
    ],
    [{ name: 'replace' }, ['replacementReason: card.replacementReasonRequired']],
    [{ name: 'replace', replacementReason: 'damaged' }, []],
    [{ name: 'replace', replacementReason: 'seasonal' }, ['replacementReason: value.invalid']],
    [{ name: 'reissue' }, []],
    [{ name: 'scheduleHold' }, ['schedule: value.required']],
    [{ name: 'scheduleHold', schedule: tonight }, []],
    [
      { name: 'scheduleHold', schedule: { ...tonight, endsAt: null } },
      ['schedule.endsAt: holdSchedule.endRequired'],
    ],
    [{ name: 'melt' }, ['name: value.invalid']],
    // Stringifies to `block` but is not an action.
    [{ name: ['block'] }, ['name: value.invalid']],
    [{ name: 'constructor' }, ['name: value.invalid']],
  ])('requires the fields it depends on: %j', (action, expected) => {
    expect(placedKeysOf(bulkAction, { ...plain, ...action })).toEqual(expected);
  });

  it.each(['block', 'hold', 'activate'])('refuses an unknown reason for %s', (name) => {
    expect(keysOf(bulkAction, { ...plain, name, reason: 'rusty' })).toContain('value.invalid');
  });

  it('[CARD-12] can be undone only as the card lifecycle allows', () => {
    for (const name of BULK_ACTIONS) {
      const { lifecycle, undo } = BULK_RULES[name];
      const { to, irreversible } = cardLifecycle.table[lifecycle];
      expect(isIrreversibleBulk(name)).toBe(irreversible === true);
      if (irreversible) expect(undo).toBeNull();
      if (undo !== null) expect(cardLifecycle.table[undo].from).toContain(to);
    }
  });

  it('is in progress while running or undoing', () => {
    const states = ['draft', 'running', 'done', 'canceled', 'undoing', 'undone'];
    expect(states.filter(isBulkUnderWay)).toEqual(['running', 'undoing']);
  });
});

describe('a decision about a profile shared with other cards', () => {
  it.each<[answer: object, expected: readonly string[]]>([
    [{ profileId: idOf(1), copyName: 'Regional for 3 cards' }, []],
    [{ profileId: idOf(1), copyName: null }, []],
    [{ profileId: idOf(1), copyName: ' ' }, ['copyName: profile.nameRequired']],
    [{ profileId: 'all', copyName: null }, ['profileId: value.invalid']],
  ])('[LIMIT-07] names a copy or changes the profile for all cards: %j', (answer, expected) => {
    expect(placedKeysOf(sharedProfileAnswer, answer)).toEqual(expected);
  });
});

describe('readCardList', () => {
  it('[CARD-22] separates endings, last four digits, and units, without duplicates', () => {
    const pasted = '9990 7012 3456 71234, 4821\n•••• 4822;unit 118\tT-7\n4821\n 12 ';
    expect(readCardList(pasted).map(({ kind, value }) => [kind, value])).toEqual([
      ['ending', '99907012345671234'],
      ['last4', '4821'],
      ['last4', '4822'],
      ['unit', '118'],
      ['unit', 'T-7'],
      ['unit', '12'],
    ]);
    expect(readCardList(' \n,;')).toEqual([]);
  });

  it.each<[pasted: string, kind: string, value: string]>([
    ['486130', 'unit', '486130'],
    ['4486130', 'ending', '4486130'],
    ['9990  7012-34.56 7123', 'ending', '9990701234567123'],
    ['482', 'unit', '482'],
    ['*4821', 'last4', '4821'],
    ['48215', 'unit', '48215'],
    // The word "unit" makes it a unit.
    ['unit 4821', 'unit', '4821'],
    ['UNIT  4486130', 'unit', '4486130'],
    ['subunit 7', 'unit', 'subunit 7'],
    ['VAN 4821', 'unit', 'VAN 4821'],
  ])('[CARD-22] reads %j as %s %s', (pasted, kind, value) => {
    expect(readCardList(pasted)).toEqual([{ text: expect.any(String), kind, value }]);
  });
});
