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
  openFleetAdvance,
  openMasterData,
  openFleetDash,
  openFraudProtector,
} from './handOvers/handOvers.ts';
import { getRewards, putRewardTier, redeemRewards } from './rewards/rewards.ts';
import { changeAddOn, enrollAddOn, leaveAddOn, listAddOns } from './addOns/addOns.ts';
import { listWaiverClaims } from './addOns/waiverClaims.ts';
import { getLineOfBusiness } from './help/lineOfBusiness.ts';
import { startLiveHelp } from './liveHelp/startLiveHelp.ts';
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
  setPasswordRecovery,
} from './people/passwords.ts';
import { listSysAccountIds, sendFeedback, getToken, updateMe } from './people/people.ts';
import { editUser, moveUser, removeUser, resendInvitation } from './users/changing.ts';
import { getUser, listUsers } from './users/listing.ts';
import { renameUser } from './users/renaming.ts';
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
  getLineOfBusiness,
  getRewards,
  putRewardTier,
  redeemRewards,
  changeAddOn,
  enrollAddOn,
  leaveAddOn,
  listAddOns,
  listWaiverClaims,
  listSsoServices,
  openBilltrust,
  openBirst,
  openFis,
  openFleetAdvance,
  openMasterData,
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
  setPasswordRecovery,
  listSysAccountIds,
  listUsers,
  getUser,
  editUser,
  renameUser,
  moveUser,
  resendInvitation,
  removeUser,
  sendFeedback,
  startLiveHelp,
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
