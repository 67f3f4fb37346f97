import { describe, expect, it } from 'vitest';
import { NO_LIMITS } from '@forecourt/validation';
import { checkCard, draftOfCard, toCardChange, type CardChange, type CardDraft } from './draft.ts';

const id = (end: string) => `0190a6f4-3c11-7a55-8000-${end.padStart(12, '0')}`;
const card: CardChange = {
  nameOnCard: 'Ramón Núñez',
  fleetId: id('3'),
  departmentId: null,
  groupId: null,
  profileId: id('9'),
  assigneeId: id('17'),
  ownLimits: { ...NO_LIMITS, perDayCents: 60_000 },
};
const wrong = (change: Partial<CardDraft>) =>
  checkCard({ ...draftOfCard(card), ...change }).map(({ path, key }) => [path, key]);

describe('card draft', () => {
  it('converts a card to a draft and back', () => {
    expect(toCardChange(draftOfCard(card))).toEqual(card);
    expect(wrong({})).toEqual([]);
  });

  it('ignores the limit fields if the card uses its profile’s limits', () => {
    const draft = { ...draftOfCard(card), hasOwnLimits: false, perDay: 'not looked at' };
    expect(toCardChange(draft).ownLimits).toBeNull();
    expect(checkCard(draft)).toEqual([]);
  });

  it('requires a fleet and a profile', () => {
    expect(wrong({ fleetId: '', profileId: '' })).toEqual([
      ['fleetId', 'card.fleetRequired'],
      ['profileId', 'card.profileRequired'],
    ]);
  });

  it('[LIMIT-10] reports an invalid limit of the card at its field', () => {
    expect(wrong({ perDay: '1.005' })).toEqual([['perDay', 'money.decimals']]);
  });
});
