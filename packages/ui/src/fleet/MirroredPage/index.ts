export * from './MirroredPage.tsx';
