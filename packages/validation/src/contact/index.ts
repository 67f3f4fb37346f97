export * from './constants.ts';
export * from './email.ts';
export * from './emailList.ts';
export * from './cardholderName.ts';
export * from './personFullName.ts';
export { familyName, firstName, lastName, nameOnCard, personName } from './names.ts';
