import { en as components } from '@forecourt/ui/messages';
import { en as rules } from '@forecourt/validation/messages';
import { en as cards } from '../screens/cards/messages/en.ts';
import { en as outages } from '../screens/outages/messages/en.ts';
import { en as portal } from '../screens/money/messages/en.ts';

/** What the screens of funds, bills and fees say: components, rules, and their own. */
export const en = { ...rules, ...components, ...cards, ...outages, ...portal };
