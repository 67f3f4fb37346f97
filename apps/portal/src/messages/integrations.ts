import { en as integrations } from '../screens/integrations/messages/en.ts';
import { en as settings } from './settings.ts';

/** What the Integrations screen says; confirming who one is comes with the settings. */
export const en = { ...settings, ...integrations };
