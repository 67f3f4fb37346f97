export * from './codes.ts';
export * from './constants.ts';
export * from './loginName.ts';
export { mfaPhone, mfaPhoneBy, mobileNumber } from './mobileNumber.ts';
export * from './newPassword.ts';
export * from './phoneKinds.ts';
export * from './pins.ts';
export * from './securityCode.ts';
export * from './securityQuestion.ts';
