export * from './constants.ts';
export * from './email.ts';
export * from './emailList.ts';
export {
  cardholderName,
  familyName,
  firstName,
  lastName,
  nameOnCard,
  personName,
  type CardholderName,
} from './names.ts';
