import { en as account } from '../screens/accountSettings/messages/en.ts';
import { en as passcode } from '../screens/passcode/messages/en.ts';
import { en as settings } from '../screens/settings/messages/en.ts';
import { en as users } from '../screens/users/messages/en.ts';
import { en as cards } from './cards.ts';

/** What the settings of the account say. */
export const en = { ...cards, ...settings, ...passcode, ...users, ...account };
