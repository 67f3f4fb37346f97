import { en as limits } from '../screens/limits/messages/en.ts';
import { en as cards } from './cards.ts';

/** What the screens of card limits say: their own texts besides those of cards. */
export const en = { ...cards, ...limits };
