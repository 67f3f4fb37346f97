export * from './useElementWidth.ts';
