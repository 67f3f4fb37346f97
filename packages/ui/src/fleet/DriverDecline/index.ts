export * from './DriverCard.tsx';
export * from './DriverDecline.tsx';
export * from './DriverNotice.tsx';
export * from './DriverPicture.tsx';
export * from './texts.ts';
