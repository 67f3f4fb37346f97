import { fleetTexts, overlaysTasksTexts } from '@forecourt/ui/messages';
import { en as portal } from '../shell/late/messages/en.ts';

/** Texts of the command palette and the shortcut sheet. */
export const en = { ...overlaysTasksTexts, ...fleetTexts, ...portal };
