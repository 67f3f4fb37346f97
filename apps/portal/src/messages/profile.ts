import { primitivesFieldsTexts } from '@forecourt/ui/messages';
import { addressesTexts } from '@forecourt/validation/messages';
import { en as portal } from '../screens/profile/messages/en.ts';

/** Texts of My Profile. */
export const en = { ...addressesTexts, ...primitivesFieldsTexts, ...portal };
