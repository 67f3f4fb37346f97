export { writeCallNames } from './callNames.ts';
export { writeOpenApi } from './createOpenApi.ts';
export { judgeRelease } from './judgeRelease.ts';
