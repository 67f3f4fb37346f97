import { mfaPhoneBy } from '../credentials/mobileNumber.ts';
import { phoneKind } from './phoneKind.ts';

export { mobileNumber } from '../credentials/mobileNumber.ts';
export type { PhoneKind, PhoneKindOf } from '../credentials/phoneKinds.ts';
export { phoneKind } from './phoneKind.ts';

/** A mobile number that can receive codes, according to libphonenumber. [AUTH-50 to AUTH-52] */
export const mfaPhone = /* @__PURE__ */ mfaPhoneBy(phoneKind);
