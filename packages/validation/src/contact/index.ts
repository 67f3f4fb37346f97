export * from './constants.ts';
export * from './email.ts';
export * from './emailList.ts';
export * from './cardholderName.ts';
export { familyName, firstName, lastName, nameOnCard, personName } from './names.ts';
export {
  cardholderName,
  familyName,
  firstName,
  lastName,
  nameOnCard,
  personName,
  personFullName,
  type CardholderName,
} from './names.ts';
