import type { Handlers } from '../http/context.ts';
import {
  activateFactor,
  authenticateAgain,
  enrollFactor,
  listFactors,
  listMfaLogs,
  listSecurityQuestions,
  removeFactor,
  sendFactorCode,
  verifyFactor,
} from './authenticators/authenticators.ts';
import {
  listSsoServices,
  openBilltrust,
  openBirst,
  openFis,
  openFleetDash,
  openFraudProtector,
} from './handOvers/handOvers.ts';
import { registerUser } from './joining/inviting.ts';
import { activateUser, openAccountAction, resetPassword } from './joining/links.ts';
import {
  decideMembershipRequest,
  getMembership,
  listMembershipRequests,
  register,
} from './joining/membership.ts';
import {
  enterSecurityCode,
  forgotPassword,
  identifyUser,
  recoverCredentials,
  sendUsername,
} from './joining/recovery.ts';
import {
  changeOwnPassword,
  changePassword,
  reissuePassword,
  resetUserPassword,
} from './people/passwords.ts';
import { listSysAccountIds, listUsers, sendFeedback, getToken, updateMe } from './people/people.ts';
import { proveVerbalPasscode } from './people/passcodeProofs.ts';
import { getTerms, saveTermsAcceptance } from './people/terms.ts';
import { getVerbalPasscode, setVerbalPasscode } from './people/verbalPasscode.ts';
import {
  chooseProfileAccount,
  getProfilePermissions,
  listProfileAccounts,
} from './profile/accounts.ts';
import { deleteDraft, listDrafts, saveDraft } from './profile/drafts.ts';
import {
  changeDefaultProperties,
  changeProfileProperties,
  getDefaultProperties,
  getProfileProperties,
} from './profile/properties.ts';

/** Who answers the calls about people, what is theirs, and how they come in. */
export const peopleHandlers = {
  activateFactor,
  authenticateAgain,
  enrollFactor,
  listFactors,
  listMfaLogs,
  listSecurityQuestions,
  removeFactor,
  sendFactorCode,
  verifyFactor,
  listSsoServices,
  openBilltrust,
  openBirst,
  openFis,
  openFleetDash,
  openFraudProtector,
  registerUser,
  activateUser,
  openAccountAction,
  resetPassword,
  decideMembershipRequest,
  getMembership,
  listMembershipRequests,
  register,
  enterSecurityCode,
  forgotPassword,
  identifyUser,
  recoverCredentials,
  sendUsername,
  changeOwnPassword,
  changePassword,
  proveVerbalPasscode,
  reissuePassword,
  resetUserPassword,
  listSysAccountIds,
  listUsers,
  sendFeedback,
  getToken,
  updateMe,
  getTerms,
  saveTermsAcceptance,
  getVerbalPasscode,
  setVerbalPasscode,
  chooseProfileAccount,
  getProfilePermissions,
  listProfileAccounts,
  deleteDraft,
  listDrafts,
  saveDraft,
  changeDefaultProperties,
  changeProfileProperties,
  getDefaultProperties,
  getProfileProperties,
} as const satisfies Partial<Handlers>;
