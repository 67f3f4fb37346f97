import { en as cards } from './cards.ts';
import { en as own } from '../screens/switch/messages/en.ts';

/** What the screens say on which the account or the fleet is chosen. */
export const en = { ...cards, ...own };
