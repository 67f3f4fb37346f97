export * from './CardStatus.tsx';
