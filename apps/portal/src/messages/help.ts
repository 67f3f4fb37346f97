import { feedbackFormTexts, overlaysTasksTexts } from '@forecourt/ui/messages';
import { helpTexts } from '@forecourt/validation/messages';
import { en as portal } from '../screens/help/messages/en.ts';
import { en as signedIn } from './signedIn.ts';

/** What the help center, its screens and the welcome tour say. */
export const en = {
  ...signedIn,
  ...helpTexts,
  ...feedbackFormTexts,
  ...overlaysTasksTexts,
  ...portal,
};
