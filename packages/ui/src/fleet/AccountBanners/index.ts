export * from './AccountBanners.tsx';
