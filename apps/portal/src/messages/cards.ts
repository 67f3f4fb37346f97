import { en as components } from '@forecourt/ui/messages';
import { en as rules } from '@forecourt/validation/messages';
import { en as imports } from '../screens/imports/messages/en.ts';
import { en as timeline } from '../screens/timeline/messages/en.ts';
import { en as actions } from '../screens/cards/actions/messages/en.ts';
import { en as lists } from '../screens/lists/messages/en.ts';
import { en as portal } from '../screens/cards/messages/en.ts';

/** What the screens with forms and cards say: every component, every rule, and their own. */
export const en = {
  ...rules,
  ...components,
  ...imports,
  ...lists,
  ...portal,
  ...timeline,
  ...actions,
};
