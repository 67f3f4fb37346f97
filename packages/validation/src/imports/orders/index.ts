export { orderRows } from './orderRows.ts';
