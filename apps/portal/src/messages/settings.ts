import { en as settings } from '../screens/settings/messages/en.ts';
import { en as profile } from '../screens/profile/messages/en.ts';
import { en as cards } from './cards.ts';

/** What My Settings says, with every rule and component. */
export const en = { ...cards, ...profile, ...settings };
