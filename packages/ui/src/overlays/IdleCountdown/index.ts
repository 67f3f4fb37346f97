export { IdleCountdown, type IdleCountdownProps } from './IdleCountdown.tsx';
