export * from './PurchaseReceipt.tsx';
