export * from './FeeConsent.tsx';
