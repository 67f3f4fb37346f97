export { vehicleRows } from './vehicleRows.ts';
