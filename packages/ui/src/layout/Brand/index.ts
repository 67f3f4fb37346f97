export * from './Brand.tsx';
