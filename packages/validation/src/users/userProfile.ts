import * as z from 'zod/mini';
import { ROLES } from '../access/roles.ts';
import { address } from '../addresses/postalAddress.ts';
import { email } from '../contact/email.ts';
import { familyName, firstName } from '../contact/names.ts';
import { across, requiredChoice, nullable, shape, type CrossFieldIssue } from '../core/shape.ts';
import { loginName } from '../credentials/loginName.ts';
import { mobileNumber } from '../credentials/mobileNumber.ts';
import { verbalPasscode } from '../credentials/pins.ts';
import { securityAnswer, securityQuestion } from '../credentials/securityQuestion.ts';

const optional = <T extends z.core.SomeType>(field: T) => z.optional(nullable(field));
const isGiven = (value: unknown) => value !== undefined && value !== null;

interface SecurityFields {
  securityQuestion?: string | null | undefined;
  securityAnswer?: string | null | undefined;
}

/** A security question without an answer is useless, and so is an answer without a question. */
function securityIssues(profile: Partial<SecurityFields>): readonly CrossFieldIssue[] {
  const [hasQuestion, hasAnswer] = [profile.securityQuestion, profile.securityAnswer].map(isGiven);
  if (hasQuestion === hasAnswer) return [];
  return hasQuestion
    ? [{ path: ['securityAnswer'], key: 'securityAnswer.required' }]
    : [{ path: ['securityQuestion'], key: 'securityQuestion.required' }];
}

/**
 * A user's form: name, role, and, if set up, how they identify themselves on the phone. The gateway
 * records the last login. [ENT-47]
 */
export const userProfile = shape({
  username: loginName,
  firstName,
  lastName: familyName,
  email,
  role: requiredChoice(ROLES, 'user.roleRequired'),
  mobileNumber: optional(mobileNumber),
  verbalPasscode: optional(verbalPasscode),
  securityQuestion: optional(securityQuestion),
  securityAnswer: optional(securityAnswer),
  address: optional(address),
}).check(across<SecurityFields>(securityIssues));
export type UserProfile = z.infer<typeof userProfile>;
