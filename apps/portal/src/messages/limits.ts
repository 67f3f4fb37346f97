import { en as limits } from '../screens/limits/messages/en.ts';
import { en as cards } from './cards.ts';

/** What the screens of card limits say: their own texts beside those of cards. */
export const en = { ...cards, ...limits };
