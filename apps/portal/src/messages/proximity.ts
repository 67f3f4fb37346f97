import { en as components } from '@forecourt/ui/messages';
import { en as rules } from '@forecourt/validation/messages';
import { en as cards } from '../screens/cards/messages/en.ts';
import { en as promptedIds } from '../screens/promptedIds/messages/en.ts';
import { en as portal } from '../screens/proximity/messages/en.ts';

/** What the screens of proximity, One Click and purchases without the card say. */
export const en = { ...rules, ...components, ...cards, ...promptedIds, ...portal };
