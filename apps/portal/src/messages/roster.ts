import { en as components } from '@forecourt/ui/messages';
import { en as rules } from '@forecourt/validation/messages';
import { en as imports } from '../screens/imports/messages/en.ts';
import { en as cards } from '../screens/cards/messages/en.ts';
import { en as timeline } from '../screens/timeline/messages/en.ts';
import { en as lists } from '../screens/lists/messages/en.ts';
import { en as portal } from '../screens/roster/messages/en.ts';

/** What the screens of drivers and vehicles say: components, rules, the cards that go with them, and their own. */
export const en = {
  ...rules,
  ...components,
  ...cards,
  ...imports,
  ...timeline,
  ...lists,
  ...portal,
};
