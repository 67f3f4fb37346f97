import { expect, test, vi } from 'vitest';
import { en } from '../messages/en.ts';
import { createText, type Catalog } from './catalog.ts';

const components: Catalog = en;

test('a key resolves to its text, with parameters filled in', () => {
  const text = createText('en-US', [components]);
  expect(text('banner.close')).toBe('Close');
  expect(text('cardNumber.spoken', { last4: '4821' })).toBe('card ending in 4821');
  expect(text('bulkBar.selectAll', { count: 10_000 })).toBe('Select all 10,000');
});

test('plurals follow the count', () => {
  const text = createText('en-US', [components]);
  expect(text('cardOrder.count', { count: 1 })).toBe('1 card');
  expect(text('cardOrder.count', { count: 408 })).toBe('408 cards');
});

test('a later catalog overrides texts of an earlier one', () => {
  const text = createText('en-US', [components, { 'banner.close': 'Dismiss' }]);
  expect(text('banner.close')).toBe('Dismiss');
  expect(text('dialog.close')).toBe('Close');
});

test('an unknown key is returned as is and logged once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const text = createText('en-US', [components]);
  expect([text('no.such.key'), text('no.such.key')]).toEqual(['no.such.key', 'no.such.key']);
  expect(warn.mock.calls).toEqual([['No text for no.such.key']]);
  warn.mockRestore();
});
