export * from './forecast.ts';
export * from './savings.ts';
