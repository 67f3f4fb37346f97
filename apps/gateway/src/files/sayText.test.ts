import { isNotificationKind } from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';
import { expect, it } from 'vitest';
import { sayText } from './sayText.ts';

it('puts names and counts into a text of the catalog', () => {
  const words = { count: 3, last4: '4821', what: 'Restricted time' };
  expect(sayText(en['notification.declinesRepeated'], words)).toBe(
    '3 declines in a row on card •••• 4821',
  );
  expect(sayText(en['notification.exception'], { ...words, count: 1 })).toBe(
    'Restricted time on card •••• 4821',
  );
  expect(sayText('{place}')).toBe('–');
});

it('understands every notification and all that happens to a card', () => {
  const told = Object.entries(en).filter(
    ([key]) => isNotificationKind(key) || /^(card\.)?timeline\./.test(key),
  );
  expect(told.length).toBeGreaterThan(80);
  for (const [key, text] of told) expect(sayText(text), key).not.toMatch(/[{}]|undefined/);
});
