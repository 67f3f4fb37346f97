export { promptedIdRows } from './promptedIdRows.ts';
