export * from './AppShell.tsx';
export { useShell, type Shell } from './shell.ts';
