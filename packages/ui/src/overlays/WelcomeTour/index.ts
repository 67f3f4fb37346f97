export * from './WelcomeTour.tsx';
