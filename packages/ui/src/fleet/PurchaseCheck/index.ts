export * from './PurchaseCheck.tsx';
