export * from './UnitDevices.tsx';
