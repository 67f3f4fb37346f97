import { en as components } from '@forecourt/ui/messages';
import { en as rules } from '@forecourt/validation/messages';
import { en as imports } from '../screens/imports/messages/en.ts';
import { en as cards } from '../screens/cards/messages/en.ts';
import { en as portal } from '../screens/promptedIds/messages/en.ts';
import { en as roster } from '../screens/roster/messages/en.ts';

/** What the screens of prompted IDs and card assignments say. */
export const en = { ...rules, ...components, ...cards, ...roster, ...imports, ...portal };
