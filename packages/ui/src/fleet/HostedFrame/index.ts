export * from './HostedFrame.tsx';
