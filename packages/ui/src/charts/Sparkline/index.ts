export * from './Sparkline.tsx';
