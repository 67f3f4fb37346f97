export * from './KeyFigures.tsx';
