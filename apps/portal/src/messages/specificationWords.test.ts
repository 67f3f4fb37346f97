import { en as ui } from '@forecourt/ui/messages';
import { expect, it } from 'vitest';
import { en as cards } from '../screens/cards/messages/en.ts';
import { en as joining } from '../screens/joining/messages/en.ts';
import { en as limits } from '../screens/limits/messages/en.ts';
import { en as portal } from './en.ts';

const texts: Readonly<Record<string, string>> = { ...portal, ...cards, ...joining, ...limits };

it.each([
  ['MSG-36', 'card.notFound', 'Card not found'],
  ['MSG-40', 'limits.screen.failed', 'Unable to load card limits...'],
  ['MSG-69', 'guest.error.other', 'There was an issue submitting the form'],
  ['MSG-69', 'forgotUsername.failed', 'There was an issue submitting the form'],
  ['MSG-70', 'shell.fleetFailed', 'Error changing fleet'],
])('[%s] %s has the words of the specification', (_id, key, words) => {
  expect(texts[key]).toBe(words);
});

it('[MSG-02] a page that somebody may not see says so first', () => {
  const words = 'You do not have access to the page that you requested. ';
  expect(ui['errorPage.forbidden.text'].startsWith(words)).toBe(true);
});
