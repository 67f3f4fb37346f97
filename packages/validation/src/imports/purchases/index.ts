export { purchaseRows } from './purchaseRows.ts';
