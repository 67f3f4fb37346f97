export { compareOpenApi, type BreakingChange } from './compareOpenApi.ts';
export { writeOpenApi } from './createOpenApi.ts';
export { judgeRelease } from './judgeRelease.ts';
