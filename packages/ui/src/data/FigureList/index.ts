export * from './FigureList.tsx';
