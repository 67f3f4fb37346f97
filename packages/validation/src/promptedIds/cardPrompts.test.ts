import { describe, expect, it } from 'vitest';
import { CARD_TYPES } from '../cards/cardTypes.ts';
import {
  promptedIdTypeOf,
  cardPrompts,
  DEFAULT_CARD_PROMPTS,
  isAcceptedByCard,
  promptsAfter,
} from './cardPrompts.ts';

const card = { cardId: 'c1', fleetId: 'f1' };

describe('cardPrompts', () => {
  it('[GW-25] accepts only known prompt modes', () => {
    expect(cardPrompts.safeParse(DEFAULT_CARD_PROMPTS).success).toBe(true);
    expect(cardPrompts.safeParse({ id: 'off', odometer: 'inSequence' }).success).toBe(true);
    expect(cardPrompts.safeParse({ id: 'inSequence', odometer: 'off' }).success).toBe(false);
    expect(cardPrompts.safeParse({ id: 'off' }).success).toBe(false);
  });

  it('[ENT-34] [PID-01] asks for the ID that the card does not identify', () => {
    expect(CARD_TYPES.map((type) => [type, promptedIdTypeOf(type)])).toEqual([
      ['driver', 'V'],
      ['vehicle', 'D'],
      ['single', null],
      ['pl', null],
    ]);
  });
});

describe('promptsAfter', () => {
  it.each([
    ['vehicle', { id: 'off', odometer: null }, { id: 'off', odometer: 'reported' }],
    ['driver', { id: null, odometer: 'off' }, { id: 'matched', odometer: 'off' }],
    // It never prompts for an ID, so there is nothing to change
    ['single', { id: 'off', odometer: 'off' }, { id: 'matched', odometer: 'off' }],
  ] as const)(
    '[GW-25] changes only the named prompts of a %s card: %j',
    (type, overrides, expected) => {
      expect(promptsAfter(DEFAULT_CARD_PROMPTS, overrides, type)).toEqual(expected);
    },
  );
});

describe('isAcceptedByCard', () => {
  it.each([
    [true, 'of the whole account', { status: 'on', fleetId: null, cardIds: [] }],
    [true, 'of the card’s fleet', { status: 'on', fleetId: 'f1', cardIds: [] }],
    [true, 'given to the card', { status: 'on', fleetId: 'f2', cardIds: ['c0', 'c1'] }],
    [false, 'of another fleet', { status: 'on', fleetId: 'f2', cardIds: [] }],
    [false, 'given to other cards', { status: 'on', fleetId: null, cardIds: ['c0'] }],
    [false, 'that is off', { status: 'off', fleetId: null, cardIds: ['c1'] }],
  ] as const)('[PID-04] [ENT-33] is %s for an ID %s', (isGood, _which, promptedId) => {
    expect(isAcceptedByCard(promptedId, card)).toBe(isGood);
  });
});
