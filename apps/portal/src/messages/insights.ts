import { en as insights } from '../screens/insights/messages/en.ts';
import { en as cards } from './cards.ts';

/** What the insights say. */
export const en = { ...cards, ...insights };
