export * from './VerificationCodeField.tsx';
