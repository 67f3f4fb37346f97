import * as z from 'zod/mini';
import { SECURITY_CODE_DIGITS } from './constants.ts';

const DIGITS = new RegExp(`^\\d{${SECURITY_CODE_DIGITS}}$`);

/** The code that a message has brought, as it is typed; anything else is not recognized. [MSG-15] */
export const securityCode = z
  .string({ error: 'securityCode.notRecognized' })
  .check(z.trim(), z.regex(DIGITS, { error: 'securityCode.notRecognized' }));
