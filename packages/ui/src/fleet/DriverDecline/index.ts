export * from './DriverCard.tsx';
export * from './DriverDecline.tsx';
export * from './DriverNotice.tsx';
export * from './texts.ts';
