import { en as portal } from '../screens/activity/messages/en.ts';
import { en as limits } from './limits.ts';

/** What Activity says: everything that the screens of cards and limits say, and its own. */
export const en = { ...limits, ...portal };
