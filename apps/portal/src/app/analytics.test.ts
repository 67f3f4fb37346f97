import { describe, expect, it } from 'vitest';
import { resolveFlags } from '@forecourt/validation';
import { isRoute, PATHS } from '../addresses/paths.ts';
import { ANALYTICS_EVENT, mayReport, reportScreen } from './analytics.ts';

const may = (flags: Record<string, boolean>, consent: 'needed' | 'all' | null = null) =>
  mayReport(resolveFlags(flags), consent);

describe('screen analytics events', () => {
  it('[FLAG-22] are sent only while custom events are on', () => {
    expect(may({})).toBe(false);
    expect(may({ analyticsCustomEvents: true })).toBe(true);
  });

  it('[FLAG-18] need the user’s consent to usage data if consent is required', () => {
    const flags = { analyticsCustomEvents: true, cookieConsent: true };
    expect(may(flags)).toBe(false);
    expect(may(flags, 'needed')).toBe(false);
    expect(may(flags, 'all')).toBe(true);
    expect(may({ cookieConsent: true }, 'all')).toBe(false);
  });

  it('contain only the name of the screen', () => {
    const page = new EventTarget();
    const events: unknown[] = [];
    page.addEventListener(ANALYTICS_EVENT, (event) =>
      events.push(event instanceof CustomEvent ? event.detail : null),
    );
    const screens = Object.keys(PATHS).filter(isRoute);
    for (const screen of screens) reportScreen(page, screen);
    expect(events).toEqual(screens.map((screen) => ({ screen })));
  });
});
