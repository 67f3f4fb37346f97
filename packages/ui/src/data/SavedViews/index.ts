export type { SavedView } from './SavedView.ts';
export * from './SavedViews.tsx';
