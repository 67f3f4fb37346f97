import { en as ui } from '@forecourt/ui/messages';
import { en as rules } from '@forecourt/validation/messages';
import { expect, it } from 'vitest';
import { en as cardActions } from '../screens/cards/actions/messages/en.ts';
import { en as cards } from '../screens/cards/messages/en.ts';
import { en as joining } from '../screens/joining/messages/en.ts';
import { en as limits } from '../screens/limits/messages/en.ts';
import { en as settings } from '../screens/settings/messages/en.ts';
import { en as signInSteps } from '../screens/signInSteps/messages/en.ts';
import { en as users } from '../screens/users/messages/en.ts';
import { en as portal } from './en.ts';

const texts: Readonly<Record<string, string>> = {
  ...ui,
  ...rules,
  ...portal,
  ...cards,
  ...cardActions,
  ...joining,
  ...limits,
  ...settings,
  ...signInSteps,
  ...users,
};

it.each([
  ['MSG-21', 'settings.error.factor.notFound', 'Unable to find user or factor'],
  ['MSG-16', 'settings.error.verificationCode.invalid', 'Verification Code not recognized'],
  ['MSG-17', 'signInStep.error.answerWrong', 'Security Answer not recognized.'],
  ['MSG-22', 'auth.tokenInvalid', 'Your sign-in token does not match our records. Sign in again.'],
  ['MSG-36', 'card.notFound', 'Card not found'],
  ['MSG-40', 'limits.screen.failed', 'Unable to load card limits...'],
  ['MSG-41', 'cardGroups.failed', 'Card group could not be loaded.'],
  [
    'MSG-59',
    'users.failed',
    'Unable to load list of users, call the number on the back of your card',
  ],
  ['MSG-59', 'users.failed.one', 'Unable to find user, call the number on the back of your card'],
  ['MSG-66', 'errorPage.failed.title', 'Error loading the web page'],
  ['MSG-69', 'guest.error.other', 'There was an issue submitting the form'],
  ['MSG-69', 'forgotUsername.failed', 'There was an issue submitting the form'],
  ['MSG-70', 'shell.fleetFailed', 'Error changing fleet'],
])('[%s] %s matches the wording of the specification', (_id, key, words) => {
  expect(texts[key]).toBe(words);
});

it.each([
  ['MSG-61', 'export.tooManyRows', 'Narrow the filters'],
  ['MSG-65', 'failure.gateway', 'Error getting data from server'],
  ['MSG-73', 'limits.allow.failed', 'The 1-time override failed'],
])('[%s] %s contains the wording of the specification', (_id, key, words) => {
  // a text with placeholders is compiled to a function whose source contains its words
  expect(String(texts[key])).toContain(words);
});

it('[MSG-02] no-access pages start with the wording of the specification', () => {
  const words = 'You do not have access to the page that you requested. ';
  expect(ui['errorPage.forbidden.text'].startsWith(words)).toBe(true);
  expect(portal['forbidden.notOfAccount'].startsWith(words)).toBe(true);
});
