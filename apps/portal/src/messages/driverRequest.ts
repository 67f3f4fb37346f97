import { en as portal } from '../screens/driverRequests/messages/en.ts';
import { en as cards } from './cards.ts';

/** What a driver's request says: its own texts besides those of cards. */
export const en = { ...cards, ...portal };
