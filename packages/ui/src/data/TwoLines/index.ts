export * from './TwoLines.tsx';
