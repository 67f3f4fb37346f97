export * from './Cluster.tsx';
