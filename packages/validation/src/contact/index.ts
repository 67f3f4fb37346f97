export * from './constants.ts';
export * from './email.ts';
export {
  cardholderName,
  firstName,
  lastName,
  nameOnCard,
  personName,
  type CardholderName,
} from './names.ts';
