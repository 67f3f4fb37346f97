export * from './useMediaQuery.ts';
