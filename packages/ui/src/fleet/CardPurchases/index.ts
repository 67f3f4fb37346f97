export * from './CardPurchases.tsx';
