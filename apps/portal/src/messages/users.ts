import { en as components } from '@forecourt/ui/messages';
import { en as rules } from '@forecourt/validation/messages';
import { en as cards } from '../screens/cards/messages/en.ts';
import { en as passcode } from '../screens/passcode/messages/en.ts';
import { en as roster } from '../screens/roster/messages/en.ts';
import { en as users } from '../screens/users/messages/en.ts';

/** What the screens of users say. */
export const en = { ...rules, ...components, ...cards, ...roster, ...passcode, ...users };
