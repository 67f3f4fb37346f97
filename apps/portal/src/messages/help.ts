import { feedbackFormTexts, overlaysTasksTexts } from '@forecourt/ui/messages';
import { helpTexts } from '@forecourt/validation/messages';
import { en as portal } from '../screens/help/messages/en.ts';

/** Texts of the help center, its screens, and the welcome tour. */
export const en = { ...helpTexts, ...feedbackFormTexts, ...overlaysTasksTexts, ...portal };
