import { en as portal } from '../screens/disputes/messages/en.ts';
import { en as activity } from './activity.ts';

/** What the screens of disputes say: everything that Activity says, and their own. */
export const en = { ...activity, ...portal };
