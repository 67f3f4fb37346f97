export * from './CardTimeline.tsx';
