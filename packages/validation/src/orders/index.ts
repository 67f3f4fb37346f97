export * from './lifecycle.ts';
export * from './order.ts';
