export { createFakeGateway, FAKE_URL } from './createFakeGateway.ts';
export type { FakeContext, FakeGateway, FakeHandlers, FakeRequest } from './createFakeGateway.ts';
export { refuse, type FakeRefusal } from './refuse.ts';
export * from './samples.ts';
