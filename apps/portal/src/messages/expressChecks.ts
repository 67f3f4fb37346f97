import { en as portal } from '../screens/expressChecks/messages/en.ts';
import { en as passcode } from '../screens/passcode/messages/en.ts';
import { en as settings } from '../screens/settings/messages/en.ts';
import { en as cards } from './cards.ts';

/** What the screens of express checks say, with every rule and component. */
export const en = { ...cards, ...settings, ...passcode, ...portal };
