import { primitivesFieldsTexts } from '@forecourt/ui/messages';
import { addressesTexts } from '@forecourt/validation/messages';
import { en as portal } from '../screens/profile/messages/en.ts';

/** What My Profile says. */
export const en = { ...addressesTexts, ...primitivesFieldsTexts, ...portal };
