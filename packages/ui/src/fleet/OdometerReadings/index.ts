export * from './OdometerReadings.tsx';
