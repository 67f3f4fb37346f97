export * from './cardDelivery.ts';
export * from './lifecycle.ts';
export * from './order.ts';
export * from './ordering.ts';
