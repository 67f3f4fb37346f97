export {
  WelcomeTour,
  type TourSlide,
  type TourSlides,
  type WelcomeTourProps,
} from './WelcomeTour.tsx';
