export * from './useStops.ts';
