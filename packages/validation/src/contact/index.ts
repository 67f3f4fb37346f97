export * from './constants.ts';
export * from './email.ts';
export * from './emailList.ts';
export * from './cardholderName.ts';
export {
  familyName,
  firstName,
  lastName,
  nameOnCard,
  personFullName,
  personName,
} from './names.ts';
