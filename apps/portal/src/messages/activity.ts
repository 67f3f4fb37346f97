import { en as portal } from '../screens/activity/messages/en.ts';
import { en as cards } from './cards.ts';

/** What Activity says: everything that the screens of cards say, and its own. */
export const en = { ...cards, ...portal };
