import { primitivesFieldsTexts, primitivesTexts } from '@forecourt/ui/messages';
import { addressesTexts } from '@forecourt/validation/messages';
import { en as profile } from '../screens/profile/messages/en.ts';
import { en as signInSteps } from '../screens/signInSteps/messages/en.ts';
import { en as shell } from './signedIn.ts';

/** What My Profile and My Settings say: the rules of a new password are those of sign-in. */
export const en = {
  ...shell,
  ...signInSteps,
  ...addressesTexts,
  ...primitivesTexts,
  ...primitivesFieldsTexts,
  ...profile,
};
