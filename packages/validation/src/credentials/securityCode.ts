import * as z from 'zod/mini';
import { SECURITY_CODE_DIGITS } from './constants.ts';

const DIGITS = new RegExp(`^\\d{${SECURITY_CODE_DIGITS}}$`);

/** A code received in a message, as typed; anything else is not recognized. [MSG-15] */
export const securityCode = z
  .string({ error: 'securityCode.notRecognized' })
  .check(z.trim(), z.regex(DIGITS, { error: 'securityCode.notRecognized' }));
