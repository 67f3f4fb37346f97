export * from './AccountSwitcher.tsx';
