import { expect, test } from 'vitest';
import { sentenceCase } from './sentenceCase.ts';

test.each([
  ['session expired, please log in', 'Session expired, please log in'],
  ['SESSION EXPIRED, PLEASE LOG IN', 'Session expired, please log in'],
  ['Your Session Has Expired', 'Your session has expired'],
  ['  card •••• 4821 was not blocked ', 'Card •••• 4821 was not blocked'],
  ['Card of R. Núñez was put on hold', 'Card of R. Núñez was put on hold'],
  ['“linehaul tight” was saved', '“Linehaul tight” was saved'],
  ['PIN', 'PIN'],
  ['408 cards were ordered', '408 cards were ordered'],
  ['', ''],
])('[UI-06] %j is shown as %j, which stays unchanged', (text, shown) => {
  expect(sentenceCase(text)).toBe(shown);
  expect(sentenceCase(shown)).toBe(shown);
});

test('[UI-06] text already in sentence case is unchanged', () => {
  const text = 'You are viewing the account of Dana Morales, user ID DM7.';
  expect(sentenceCase(text)).toBe(text);
});
