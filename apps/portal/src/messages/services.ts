import { en as components } from '@forecourt/ui/messages';
import { en as rules } from '@forecourt/validation/messages';
import { en as rewards } from '../screens/rewards/messages/en.ts';
import { en as addOns } from '../screens/addOns/messages/en.ts';

/** What the screens of add-on products and rewards say: components, rules, and their own. */
export const en = { ...rules, ...components, ...addOns, ...rewards };
