import { describe, expect, it } from 'vitest';
import { fieldIssues } from '../core/issue.ts';
import { BULK_ACTIONS, BULK_RULES, bulkAction, readCardList } from './bulk.ts';
import { cardLifecycle } from '../cards/lifecycle.ts';

const keys = (value: unknown) => {
  const parsed = bulkAction.safeParse(value);
  return parsed.success ? [] : fieldIssues(parsed.error).map(({ path, key }) => [path, key]);
};
const plain = { reason: null, profileId: null, groupId: null };

describe('an action on many cards', () => {
  it('needs a reason for blocking and a profile for switching', () => {
    expect(keys({ ...plain, name: 'block' })).toEqual([['reason', 'bulk.reasonRequired']]);
    expect(keys({ ...plain, name: 'block', reason: 'seasonal' })).toEqual([
      ['reason', 'value.invalid'],
    ]);
    expect(keys({ ...plain, name: 'hold', reason: 'seasonal' })).toEqual([]);
    expect(keys({ ...plain, name: 'switchProfile' })).toEqual([
      ['profileId', 'card.profileRequired'],
    ]);
    expect(keys({ ...plain, name: 'moveToGroup' })).toEqual([]);
  });

  it('[CARD-12] is taken back only by what its lifecycle lets', () => {
    for (const name of BULK_ACTIONS) {
      const { lifecycle, undo } = BULK_RULES[name];
      const { to, irreversible } = cardLifecycle.table[lifecycle];
      if (irreversible) expect(undo).toBeNull();
      if (undo !== null) expect(cardLifecycle.table[undo].from).toContain(to);
    }
  });
});

describe('a pasted list', () => {
  it('[CARD-22] tells endings, last four digits and units apart, each once', () => {
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
});
