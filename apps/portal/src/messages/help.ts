import { feedbackFormTexts, overlaysTasksTexts } from '@forecourt/ui/messages';
import { helpTexts } from '@forecourt/validation/messages';
import { en as portal } from '../screens/help/messages/en.ts';

/** What the help center, its screens and the welcome tour say. */
export const en = { ...helpTexts, ...feedbackFormTexts, ...overlaysTasksTexts, ...portal };
