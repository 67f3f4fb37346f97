export * from './blockReasons.ts';
export * from './card.ts';
export * from './cardOrder.ts';
export * from './constants.ts';
export * from './lifecycle.ts';
export * from './requestLifecycle.ts';
