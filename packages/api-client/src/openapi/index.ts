export { writeOpenApi } from './createOpenApi.ts';
export { judgeRelease } from './judgeRelease.ts';
