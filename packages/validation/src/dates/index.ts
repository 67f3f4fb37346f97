export * from './localDay.ts';
