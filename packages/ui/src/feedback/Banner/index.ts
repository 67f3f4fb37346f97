export { Banner, type BannerProps } from './Banner.tsx';
export { BannerProvider, useBanners, type Banners } from './BannerProvider.tsx';
export {
  BANNER_KINDS,
  type BannerAction,
  type BannerContent,
  type BannerKind,
  type BannerKindName,
} from './bannerQueue.ts';
