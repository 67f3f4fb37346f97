export * from './ChartSection.tsx';
