import { fleetTexts, overlaysTasksTexts } from '@forecourt/ui/messages';
import { en as portal } from '../shell/late/messages/en.ts';

/** What the command palette and the sheet of shortcuts say. */
export const en = { ...overlaysTasksTexts, ...fleetTexts, ...portal };
