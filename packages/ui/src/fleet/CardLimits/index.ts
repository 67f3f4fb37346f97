export * from './CardLimits.tsx';
