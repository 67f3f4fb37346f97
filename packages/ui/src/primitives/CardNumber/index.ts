export { CardNumber, type CardNumberProps } from './CardNumber.tsx';
