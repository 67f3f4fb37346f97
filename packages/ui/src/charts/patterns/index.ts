export { CategoryPatterns, CategorySwatch, patternFill } from './CategoryPatterns.tsx';
