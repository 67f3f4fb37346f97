import { describe, expect, it } from 'vitest';
import { resolveFlags } from '@forecourt/validation';
import { ANALYTICS_EVENT, mayTell, tellScreen } from './analytics.ts';

const may = (flags: Record<string, boolean>, consent: 'needed' | 'all' | null = null) =>
  mayTell(resolveFlags(flags), consent);

describe('what a host may count', () => {
  it('[FLAG-22] screens are told of once custom events are on', () => {
    expect(may({})).toBe(false);
    expect(may({ analyticsCustomEvents: true })).toBe(true);
  });

  it('[FLAG-18] where consent is asked for, only what was agreed to', () => {
    const flags = { analyticsCustomEvents: true, cookieConsent: true };
    expect(may(flags)).toBe(false);
    expect(may(flags, 'needed')).toBe(false);
    expect(may(flags, 'all')).toBe(true);
    expect(may({ cookieConsent: true }, 'all')).toBe(false);
  });

  it('tells the name of the screen and nothing else', () => {
    const page = new EventTarget();
    const told: unknown[] = [];
    page.addEventListener(ANALYTICS_EVENT, (event) =>
      told.push(event instanceof CustomEvent ? event.detail : null),
    );
    tellScreen(page, 'driver');
    expect(told).toEqual([{ screen: 'driver' }]);
  });
});
