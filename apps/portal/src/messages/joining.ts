import { en as cards } from './cards.ts';
import { en as joining } from '../screens/joining/messages/en.ts';

/** What the pages of those who join say, with every rule and component. */
export const en = { ...cards, ...joining };
