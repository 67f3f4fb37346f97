export { driverRows } from './driverRows.ts';
