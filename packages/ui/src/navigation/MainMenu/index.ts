export * from './MainMenu.tsx';
export type { MainMenuBadge, MainMenuEntry } from './types.ts';
