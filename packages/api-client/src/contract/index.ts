export * from './areas.ts';
export { contract, type CallName, type Contract } from './contract.ts';
export type { Entity } from './shownBy.ts';
export { readWireDate, WIRE_DATE_ORDER, wireDate } from './wireDate.ts';
