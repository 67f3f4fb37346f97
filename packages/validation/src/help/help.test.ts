import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAT_HOURS, SUPPORT_HOURS, WELCOME_TOUR_SLIDES } from './constants.ts';
import { chatReasons, isOpen } from './openingHours.ts';

describe('chat hours', () => {
  it.each([
    ['Friday 06:59 CST', '2026-11-20T12:59:59Z', false],
    ['Friday 07:00 CST', '2026-11-20T13:00:00Z', true],
    ['Friday 15:59 CST', '2026-11-20T21:59:59Z', true],
    ['Friday 16:00 CST', '2026-11-20T22:00:00Z', false],
    ['Saturday noon', '2026-11-21T18:00:00Z', false],
    ['Sunday noon', '2026-11-22T18:00:00Z', false],
    ['Monday 07:00 CST', '2026-11-23T13:00:00Z', true],
    ['Monday midnight', '2026-11-23T06:00:00Z', false],
    ['Wednesday 07:00 CDT', '2026-07-15T12:00:00Z', true],
    ['Wednesday 06:59 CDT', '2026-07-15T11:59:00Z', false],
  ])('[HELP-06] are open on %s: %s', (_when, at, open) => {
    expect(isOpen(CHAT_HOURS, new Date(at))).toBe(open);
  });

  it('[HELP-05] report when agents are available', () => {
    expect(chatReasons(new Date('2026-11-20T18:00:00Z'))).toEqual([]);
    const saturday = new Date('2026-11-21T18:00:00Z');
    expect(chatReasons(saturday)).toEqual([
      { key: 'help.chatClosed', params: { opens: '7 AM', closes: '4 PM', zone: 'CT' } },
    ]);
    const others = { ...CHAT_HOURS, opensMinutes: 450, closesMinutes: 990 };
    expect(chatReasons(saturday, others)[0]?.params).toMatchObject({
      opens: '7:30 AM',
      closes: '4:30 PM',
    });
    const around = { ...CHAT_HOURS, opensMinutes: 0, closesMinutes: 720 };
    expect(chatReasons(saturday, around)[0]?.params).toMatchObject({
      opens: '12 AM',
      closes: '12 PM',
    });
  });

  it('[HELP-05] give a reason exactly while chat is closed', () => {
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (at) => {
        expect(chatReasons(at).length === 0).toBe(isOpen(CHAT_HOURS, at));
      }),
    );
  });
});

describe('support hours', () => {
  it.each([
    ['Friday 07:59 EST', '2026-11-20T12:59:59Z', false],
    ['Friday 08:00 EST', '2026-11-20T13:00:00Z', true],
    ['Friday 16:59 EST', '2026-11-20T21:59:59Z', true],
    ['Friday 17:00 EST', '2026-11-20T22:00:00Z', false],
    ['Saturday noon', '2026-11-21T17:00:00Z', false],
  ])('[HELP-07] are open on %s: %s', (_when, at, open) => {
    expect(isOpen(SUPPORT_HOURS, new Date(at))).toBe(open);
  });
});

describe('welcome tour', () => {
  it('[HELP-03] has five slides', () => {
    expect(WELCOME_TOUR_SLIDES).toBe(5);
  });
});
