export { OfflineNotice, type OfflineNoticeProps } from './OfflineNotice.tsx';
export { useOnline } from './useOnline.ts';
