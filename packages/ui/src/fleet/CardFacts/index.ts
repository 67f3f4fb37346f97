export * from './CardFacts.tsx';
