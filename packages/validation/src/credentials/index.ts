export * from './constants.ts';
export * from './loginName.ts';
export * from './newPassword.ts';
